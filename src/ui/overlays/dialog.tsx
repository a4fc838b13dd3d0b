import { type ReactNode, useId } from 'react'
import { classNames } from '#ui/browser/class-names.ts'
import { uiCopy } from '#ui/copy/ui.ts'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { Modal } from './modal.tsx'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  size?: 's' | 'm' | 'wide'
  closable?: boolean
  className?: string
  children: ReactNode
}

export function Dialog({
  open,
  onClose,
  title,
  description,
  size = 'm',
  closable = true,
  className,
  children,
}: DialogProps) {
  const id = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      closable={closable}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      className={classNames('dialog', size !== 'm' && `dialog--${size}`, className)}
    >
      <div className="dialog__head">
        <div>
          <h2 id={`${id}-title`}>
            <Unbroken>{title}</Unbroken>
          </h2>
          {description && (
            <p className="muted mt2" id={`${id}-text`}>
              {description}
            </p>
          )}
        </div>
        {closable && <IconButton label={uiCopy.close} icon="close" onClick={onClose} />}
      </div>
      {children}
    </Modal>
  )
}

export function DialogBody({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('dialog__body', className)}>{children}</div>
}

/** Put the main action last; on phones it is shown on top. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className="dialog__foot">{children}</div>
}
