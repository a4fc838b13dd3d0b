import { useEffect, useRef, useState } from 'react'
import { pixCopy as words } from '#checkout/purchase/copy/pix-payment.ts'
import type { PixCodeView } from '#checkout/purchase/storefront/payment/open-checkout.server.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { formatDeadline } from '#platform/domain/sao-paulo-time.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { Button } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'

/** The countdown is not a live region, so screen readers do not read it every second. */
export function PixAmount({ total, pix, left }: { total: Centavos; pix: PixCodeView; left: number }) {
  return (
    <div className="grid g2">
      <p className="pix__amount">
        <span className="muted">{words.amount}</span>
        <b>{formatBrl(total)}</b>
      </p>
      <p className="pix__clock fs-small">
        <span>{words.payUntil(formatDeadline(pix.expiresAt, pix.asOf))}</span>
        <span className="needs-script">
          {words.left} <time className="num">{timeLeftText(left)}</time>
        </span>
      </p>
    </div>
  )
}

export function PixSteps() {
  return (
    <ol className="pix__steps">
      {words.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

export function PixReceiver({ name }: { name: string }) {
  return (
    <dl className="pix__who fs-small">
      <dt>{words.receiver}</dt>
      <dd>{name}</dd>
    </dl>
  )
}

export function PixImage({ address }: { address: string }) {
  return (
    <figure className="pix__scan center grid g3">
      <img src={address} alt={words.image} width={240} height={240} />
      <figcaption className="small muted">{words.scan}</figcaption>
    </figure>
  )
}

function timeLeftText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const short = `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
  return hours > 0 ? `${hours}:${short}` : short
}

interface PixCodeProps {
  code: string
  isCopied: boolean
  onCopied(): void
  isConfirmedByHand: boolean
  takesFocus: boolean
}

export function PixCode({ code, isCopied, onCopied, isConfirmedByHand, takesFocus }: PixCodeProps) {
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isRefused, setRefused] = useState(false)

  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])

  async function copy() {
    const isDone = await putOnClipboard(code, field.current)
    setRefused(!isDone)
    if (isDone) onCopied()
  }

  return (
    <div className="pix__copy">
      <Button
        className="needs-script"
        variant={isCopied ? 'ghost' : 'flame'}
        block
        ref={button}
        onClick={copy}
      >
        {isCopied ? words.copyAgain : words.copy}
      </Button>
      <div role="status">
        {isRefused && <PixNotice tone="quiet" {...words.copyRefused} />}
        {isCopied && !isRefused && <PixNotice {...(isConfirmedByHand ? words.copiedByHand : words.copied)} />}
      </div>
      <label className="pix__code">
        <span className="sr">{words.code}</span>
        <textarea
          ref={field}
          readOnly
          rows={1}
          value={code}
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
      </label>
    </div>
  )
}

/** In-app browsers often lack the clipboard API; execCommand works in most of them. */
async function putOnClipboard(code: string, field: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code)
    return true
  } catch {
    field?.focus()
    field?.select()
    return document.execCommand('copy')
  }
}

interface PixNoticeProps {
  tone?: 'good' | 'quiet'
  title?: string
  text: string
}

export function PixNotice({ tone = 'good', title, text }: PixNoticeProps) {
  return (
    <p className={classNames('told grid g3', tone === 'quiet' && 'told--quiet')}>
      <Icon name={tone === 'good' ? 'check' : 'clock'} />
      <span>
        {title && <b>{title}</b>}
        {text}
      </span>
    </p>
  )
}
