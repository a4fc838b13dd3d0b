import { postEditorCopy } from '#content/blog/admin-copy.ts'
import { AdminIcon, type AdminIconName } from '#ui/elements/admin-icon.tsx'
import { IconButton } from '#ui/elements/icon-button.tsx'

const copy = postEditorCopy.format

export type TextCommand = 'heading' | 'bold' | 'italic' | 'link' | 'list' | 'image' | 'candle'

/**
 * Shortcuts with Ctrl or Cmd. K opens the command palette elsewhere, but inserts a link in a text, as in
 * mail programs.
 */
export const commandByKey: Readonly<Record<string, TextCommand>> = { b: 'bold', i: 'italic', k: 'link' }

const buttons: readonly { command: TextCommand; icon: AdminIconName; opensDialog?: true }[] = [
  { command: 'heading', icon: 'heading' },
  { command: 'bold', icon: 'bold' },
  { command: 'italic', icon: 'italic' },
  { command: 'link', icon: 'link', opensDialog: true },
  { command: 'list', icon: 'list' },
  { command: 'image', icon: 'image', opensDialog: true },
  { command: 'candle', icon: 'candle', opensDialog: true },
]

export function TextToolbar({ onCommand }: { onCommand: (command: TextCommand) => void }) {
  return (
    <div className="editor__bar" role="toolbar" aria-label={copy.label}>
      {buttons.map(({ command, icon, opensDialog }) => (
        <IconButton
          key={command}
          label={copy[command]}
          title={copy[command]}
          icon={<AdminIcon name={icon} size="s" />}
          aria-haspopup={opensDialog && 'dialog'}
          onClick={() => onCommand(command)}
        />
      ))}
    </div>
  )
}
