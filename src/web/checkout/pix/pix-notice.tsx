import { classNames } from '#web/kit/browser/class-names.ts'
import { Icon } from '#web/kit/elements/icon.tsx'

interface PixNoticeProps {
  /** 'quiet' for what is neither good nor bad. */
  tone?: 'good' | 'quiet'
  title?: string
  text: string
}

/** A framed sentence about where the payment stands. */
export function PixNotice({ tone = 'good', title, text }: PixNoticeProps) {
  return (
    <p className={classNames('told', tone === 'quiet' && 'told--quiet')}>
      <Icon name={tone === 'good' ? 'check' : 'clock'} />
      <span>
        {title && <b>{title}</b>}
        {text}
      </span>
    </p>
  )
}
