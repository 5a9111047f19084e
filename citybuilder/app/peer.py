"""Who is at the other end of a line between two programs: only the same user is listened to."""

import os
import socket
import stat
import struct
import sys
from pathlib import Path
from typing import Final

from PySide6.QtNetwork import QLocalSocket

LINUX: Final = "iII"  # struct ucred: process, user, group
BSD: Final = "II"  # the beginning of struct xucred: version, user
BSD_OPTION: Final = 1  # LOCAL_PEERCRED
BSD_LEVEL: Final = 0  # SOL_LOCAL


def is_own_file(place: str) -> bool:
    """Whether the door is really one, and made by this user."""
    if sys.platform == "win32":
        return True
    try:
        found = Path(place).lstat()
    except (OSError, ValueError):
        return False
    return stat.S_ISSOCK(found.st_mode) and found.st_uid == os.geteuid()


def is_same_user(line: QLocalSocket) -> bool:
    """As the system tells it, whatever the other program says. A pipe of Windows is open to its
    user alone from the beginning."""
    if sys.platform == "win32":
        return True
    with socket.socket(fileno=os.dup(line.socketDescriptor())) as end:
        try:
            return user_of(end) == os.geteuid()
        except (OSError, struct.error):
            return False


def user_of(end: socket.socket) -> int:
    if sys.platform == "linux":
        told = end.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize(LINUX))
        _, user, _ = struct.unpack(LINUX, told)
    else:  # macOS and the BSDs
        told = end.getsockopt(BSD_LEVEL, BSD_OPTION, 128)
        _, user = struct.unpack_from(BSD, told)
    return int(user)
