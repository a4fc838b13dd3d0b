import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { modalLayersChanged } from './modal-layers.ts'

export interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onCancel'> {
  open: boolean
  /** The visitor asked to close: Escape, a press beside the dialog, or a close button inside it. */
  onClose: () => void
  /** False: neither Escape nor a press beside it closes. Something inside must offer a way on. */
  closable?: boolean
}

const anyField = 'input:not([type="hidden"], [disabled]), select:not([disabled]), textarea:not([disabled])'

/** The browser's own modal dialog, steered by `open`: it traps the focus, makes the page inert and gives the focus back. */
export function Modal({ open, onClose, closable = true, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const isBackdropPressed = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    dialog.showModal()
    const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]')
    const stop = wanted ?? dialog.querySelector<HTMLElement>(anyField)
    stop?.focus()
    modalLayersChanged()
    return () => {
      dialog.close()
      modalLayersChanged()
    }
  }, [open])

  function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>) {
    // Text that is marked with the mouse often ends outside: only a press that also began there means 'close'.
    if (closable && isBackdropPressed.current && isOnBackdrop(event)) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close is Escape, which arrives as `cancel`
    <dialog
      {...rest}
      ref={ref}
      closedby={closable ? 'closerequest' : 'none'}
      onMouseDown={(event) => {
        isBackdropPressed.current = isOnBackdrop(event)
      }}
      onClick={closeFromBackdrop}
      onCancel={(event) => {
        // A file picker inside the dialog also fires `cancel`, and it bubbles.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (closable) onClose()
      }}
      onClose={(event) => {
        // The event comes late: by then the dialog may have been opened again (strict mode does so at once).
        if (event.target !== event.currentTarget || !open || event.currentTarget.open) return
        // Some browsers close on a second Escape whatever `cancel` said.
        if (closable) onClose()
        else event.currentTarget.showModal()
      }}
    >
      {open && children}
    </dialog>
  )
}

function isOnBackdrop({ clientX, clientY, target, currentTarget }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false
  const box = currentTarget.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}
