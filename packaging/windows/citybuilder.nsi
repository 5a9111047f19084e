; The installer for Windows: for one user, without an administrator. windows.py runs it.
; Matches and settings lie elsewhere (%LOCALAPPDATA%\citybuilder); nothing here touches them.

Unicode true
!ifdef TARGET
  Target ${TARGET}
!endif
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

!ifdef NSIS_WIN32_MAKENSIS
  !define / "\"
!else ; made for Windows on another system
  !define / "/"
!endif

!include MUI2.nsh

Name "${TITLE}"
OutFile "${OUT}"
BrandingText "${TITLE} ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "Software\${TITLE}" "Folder"

!define PROGRAM "${TITLE}.exe"
!define KIND "${TITLE}.Match"
!define CLASSES "Software\Classes"
!define LISTED "Software\Microsoft\Windows\CurrentVersion\Uninstall\${TITLE}"

!define MUI_ICON "${ICONS}${/}app.ico"
!define MUI_UNICON "${ICONS}${/}app.ico"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT
!define MUI_WELCOMEFINISHPAGE_BITMAP "${ICONS}${/}installer.bmp"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString RUNNING ${LANG_ENGLISH} "${TITLE} is open. Please close it; your match is saved."
LangString RUNNING ${LANG_GERMAN} "${TITLE} ist noch offen. Bitte schließen Sie es; die Partie ist gespeichert."
LangString SAVE ${LANG_ENGLISH} "${SAVE_EN}"
LangString SAVE ${LANG_GERMAN} "${SAVE_DE}"

VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "${TITLE}"
VIAddVersionKey /LANG=0 "FileDescription" "${SUMMARY}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "The ${TITLE} authors"

; The file of a program that runs cannot be written to.
!macro WaitUntilClosed un
  Function ${un}WaitUntilClosed
    again:
      StrCpy $1 "${PROGRAM}"
    each:
      IfFileExists "$INSTDIR\$1" 0 closed
      ClearErrors
      FileOpen $0 "$INSTDIR\$1" a
      IfErrors 0 free
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
      SetErrorLevel 2
      Abort
    free:
      FileClose $0
    closed:
      StrCmp $1 "${CONSOLE}" done
      StrCpy $1 "${CONSOLE}"
      Goto each
    done:
  FunctionEnd
!macroend
!insertmacro WaitUntilClosed ""
!insertmacro WaitUntilClosed "un."

!macro TellExplorer
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
  Call WaitUntilClosed
  IfFileExists "$INSTDIR\${PROGRAM}" 0 +2 ; a folder of this name may be another program's
    RMDir /r "$INSTDIR\_internal" ; nothing of an older version stays behind
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}${/}*.*"
  File "${ICONS}${/}save.ico"
  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${PROGRAM}"

  WriteRegStr HKCU "${CLASSES}\.${SUFFIX}" "" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "$(SAVE)"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\save.ico"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  !insertmacro TellExplorer

  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\${TITLE}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${LISTED}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${LISTED}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${LISTED}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${LISTED}" "Publisher" "The ${TITLE} authors"
  WriteRegStr HKCU "${LISTED}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${LISTED}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${LISTED}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${LISTED}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${LISTED}" "NoModify" 1
  WriteRegDWORD HKCU "${LISTED}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  Call un.WaitUntilClosed
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\${CONSOLE}"
  Delete "$INSTDIR\save.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR" ; only if the player keeps nothing else there
  Delete "$SMPROGRAMS\${TITLE}.lnk"

  ReadRegStr $0 HKCU "${CLASSES}\.${SUFFIX}" ""
  StrCmp $0 "${KIND}" 0 +2
    DeleteRegKey HKCU "${CLASSES}\.${SUFFIX}"
  DeleteRegKey HKCU "${CLASSES}\${KIND}"
  !insertmacro TellExplorer
  DeleteRegKey HKCU "${LISTED}"
  DeleteRegKey HKCU "Software\${TITLE}"
SectionEnd
