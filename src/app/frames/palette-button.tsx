import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { paletteCopy } from '#office/search/admin-copy.ts'
import { actionFailed } from '#platform/copy/failures.ts'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { toast } from '#ui/toast/toast-store.ts'

const loadPalette = () => import('./command-palette.tsx')
const prepare = () => void loadPalette().catch(() => undefined)
const CommandPalette = lazy(() => loadPalette().then((module) => ({ default: module.CommandPalette })))

export function PaletteButton() {
  const [open, setOpen] = useState(false)

  // Open only after the script has loaded: an error while rendering would lose the page's input.
  const change = useCallback((next: (isOpen: boolean) => boolean) => {
    loadPalette().then(
      () => setOpen(next),
      () => toast(actionFailed),
    )
  }, [])

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isShortcut || event.altKey || event.shiftKey) return
      event.preventDefault()
      change((isOpen) => !isOpen)
    }
    window.addEventListener('keydown', openByKey)
    return () => window.removeEventListener('keydown', openByKey)
  }, [change])

  return (
    <>
      <IconButton
        label={paletteCopy.open}
        title={paletteCopy.open}
        icon="search"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => change(() => true)}
      />
      {open && (
        <Suspense>
          <CommandPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
