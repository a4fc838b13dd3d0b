import { uiCopy } from '#copy/ui.ts'

export function Spinner({ label = uiCopy.loading, large = false }: { label?: string; large?: boolean }) {
  return (
    <span role="status">
      <span className={large ? 'spinner spinner--l' : 'spinner'} aria-hidden="true" />
      <span className="sr">{label}</span>
    </span>
  )
}
