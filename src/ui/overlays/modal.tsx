import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { modalLayersChanged } from './modal-layers.ts'

export interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onCancel'> {
  open: boolean
  onClose: () => void
  /** If false, Escape and backdrop clicks do not close it, so the content must offer an exit. */
  closable?: boolean
}

const anyField = 'input:not([type="hidden"], [disabled]), select:not([disabled]), textarea:not([disabled])'

export function Modal({ open, onClose, closable = true, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const isBackdropPressed = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    dialog.showModal()
    const autofocusField = dialog.querySelector<HTMLElement>('[data-autofocus]')
    const stop = autofocusField ?? dialog.querySelector<HTMLElement>(anyField)
    stop?.focus()
    modalLayersChanged()
    return () => {
      dialog.close()
      modalLayersChanged()
    }
  }, [open])

  function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>) {
    // A text selection often ends outside: only a click that also began on the backdrop closes.
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
        // `cancel` events of file inputs inside the dialog bubble here.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (closable) onClose()
      }}
      onClose={(event) => {
        // The `close` event is asynchronous, so the dialog may be open again (always in strict mode).
        if (event.target !== event.currentTarget || !open || event.currentTarget.open) return
        // Some browsers close on a second Escape even if `cancel` was prevented.
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
