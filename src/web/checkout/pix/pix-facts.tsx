import { pixCopy as words } from '#copy/checkout/pix-payment.ts'
import { type Centavos, formatBrl } from '#domain/money.ts'
import { formatDeadline } from '#domain/sao-paulo-time.ts'
import type { PixCodeView } from '#web/checkout/payment/begin-checkout.ts'

/** How much, and until when. The time that is left is not read aloud every second: it is there for who asks. */
export function PixAmount({ total, pix, left }: { total: Centavos; pix: PixCodeView; left: number }) {
  return (
    <div className="pix__facts">
      <p className="pix__amount">
        <span className="muted">{words.amount}</span>
        <b>{formatBrl(total)}</b>
      </p>
      <p className="pix__clock">
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
    <dl className="pix__who">
      <dt>{words.receiver}</dt>
      <dd>{name}</dd>
    </dl>
  )
}

export function PixImage({ address }: { address: string }) {
  return (
    <figure className="pix__scan">
      <img src={address} alt={words.image} width={240} height={240} />
      <figcaption className="small muted">{words.scan}</figcaption>
    </figure>
  )
}

/** '28:05', or '1:51:32' where there are hours. */
function timeLeftText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const short = `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
  return hours > 0 ? `${hours}:${short}` : short
}
