# The cask of Homebrew: puts the program of the disk image where macOS keeps programs.
cask "citybuilder" do
  arch arm: "arm64", intel: "x86_64"

  version "@VERSION@"
  sha256 arm:   "@MAC_ARM_SHA256@",
         intel: "@MAC_INTEL_SHA256@"

  url "@SITE@/releases/download/v#{version}/citybuilder-#{version}-macos-#{arch}.dmg"
  name "Citybuilder"
  desc "City-building board games with friends and against bots"
  homepage "@SITE@"

  depends_on macos: ">= :@MAC_OLDEST@"

  app "Citybuilder.app"

  zap trash: "~/Library/Application Support/citybuilder"
end
