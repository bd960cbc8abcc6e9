import { join } from "node:path";
import { requireChoice } from "../choice.ts";
import { defineCommand } from "../command.ts";
import { root } from "../root.ts";

const shells = ["bash", "zsh", "fish"] as const;

export const command = defineCommand({
  after: "This command:",
  description: "print the script that completes commands and addresses, for bash, zsh or fish",
  arguments: ["<shell>"],
  completes: { shell: shells },
  examples: [
    "completion bash >> ~/.bashrc",
    "completion zsh >> ~/.zshrc",
    "completion fish > ~/.config/fish/completions/studio.fish",
  ],
  guarantee: { changes: "nothing", again: "same", offline: true },
  answer: null,
  async run(shell) {
    process.stdout.write(scripts[requireChoice("shell", shell, shells)]);
  },
});

/** The file that any Node starts. */
const launcher = join(root, "cli/bin/studio.js");

/**
 * Each script asks this command itself for the words that fit, so that it need not be written anew
 * when a command is added. It makes `studio` a command of every folder.
 */
const scripts = {
  bash: `studio() { '${launcher}' "$@"; }
_studio() {
  local IFS=$'\\n'
  local words=("\${COMP_WORDS[@]:1:COMP_CWORD}")
  COMPREPLY=($(compgen -W "$(studio __complete -- "\${words[@]}" 2>/dev/null)" -- "\${COMP_WORDS[COMP_CWORD]}"))
  [ \${#COMPREPLY[@]} -gt 0 ] || compopt -o default 2>/dev/null
}
complete -F _studio studio
`,
  zsh: `studio() { '${launcher}' "$@"; }
_studio() {
  local -a found
  found=(\${(f)"$(studio __complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)"})
  if (( \${#found} )); then compadd -a found; else _files; fi
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }
compdef _studio studio
`,
  fish: `function studio; '${launcher}' $argv; end
function __studio_complete
  set -l words (commandline -opc) (commandline -ct)
  set -l found (studio __complete -- $words[2..-1] 2>/dev/null)
  if test (count $found) -gt 0; printf '%s\\n' $found; else; __fish_complete_path (commandline -ct); end
end
complete -c studio -f -a '(__studio_complete)'
`,
} as const;
