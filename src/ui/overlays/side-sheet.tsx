import { type ComponentProps, type MouseEvent, useRef } from 'react'
import { modalLayersChanged } from './modal-layers.ts'

/** `<button {...opensSheet('menu')}>`. Browsers with invoker commands open the sheet before hydration. */
export function opensSheet(id: string) {
  return {
    commandfor: id,
    command: 'show-modal',
    'aria-haspopup': 'dialog' as const,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      // Browsers with invoker commands open the sheet after this handler and warn if it is already open.
      if ('commandForElement' in event.currentTarget) return
      const sheet = findSheet(id)
      if (sheet && !sheet.open) sheet.showModal()
      modalLayersChanged()
    },
  }
}

export function closesSheet(id: string) {
  return { commandfor: id, command: 'close', onClick: () => findSheet(id)?.close() }
}

function findSheet(id: string): HTMLDialogElement | null {
  const element = document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : null
}

export interface SideSheetProps extends ComponentProps<'dialog'> {
  id: string
  label: string
}

/** Always in the DOM, so that it can open before hydration. A link inside closes it. */
export function SideSheet({ label, children, ...rest }: SideSheetProps) {
  const ref = useRef<HTMLDialogElement>(null)

  function closeWhenLeaving(event: MouseEvent<HTMLDialogElement>) {
    const target = event.target as Element
    if (target === event.currentTarget || target.closest('a')) ref.current?.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: presses on links and beside the sheet; the keyboard has Escape and the links themselves
    <dialog {...rest} ref={ref} aria-label={label} onClick={closeWhenLeaving} onClose={modalLayersChanged}>
      {children}
    </dialog>
  )
}
