import { uiCopy } from '#ui/copy/ui.ts'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'

export function Spinner({ label = uiCopy.loading, large = false }: { label?: string; large?: boolean }) {
  return (
    <span role="status">
      <span className={large ? 'spinner spinner--l' : 'spinner'} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
