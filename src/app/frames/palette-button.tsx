import { lazy, Suspense, useEffect, useState } from 'react'
import { paletteCopy } from '#office/search/admin-copy.ts'
import { IconButton } from '#ui/elements/icon-button.tsx'

const loadPalette = () => import('./command-palette.tsx')
const CommandPalette = lazy(() => loadPalette().then((module) => ({ default: module.CommandPalette })))

/** Opens the palette by button or Ctrl/Cmd+K. The palette itself is fetched when it is first wanted. */
export function PaletteButton() {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isShortcut || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen((isOpen) => !isOpen)
    }
    window.addEventListener('keydown', openByKey)
    return () => window.removeEventListener('keydown', openByKey)
  }, [])

  return (
    <>
      <IconButton
        label={paletteCopy.open}
        title={paletteCopy.open}
        icon="search"
        aria-haspopup="dialog"
        onPointerEnter={loadPalette}
        onFocus={loadPalette}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <CommandPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
