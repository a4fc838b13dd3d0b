import { pathTo } from '#addresses.ts'
import { boughtVoucherCopy as words } from '#orders/vouchers/copy/voucher.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { Logo } from '#ui/elements/logo.tsx'

interface VoucherCardProps {
  amount: number
  giverName: string
  receiverName: string
  message: string
  code: string
  image: string | null
}

export function VoucherCard({ amount, giverName, receiverName, message, code, image }: VoucherCardProps) {
  const root = useRootData()
  return (
    <article className="label-frame voucher-card grid g3">
      <Logo />
      <p className="voucher-card__title">{words.cardTitle}</p>
      <p className="voucher-card__amount num">{formatBrl(amount)}</p>
      {receiverName && <p>{receiverName}</p>}
      {message && <p className="voucher-card__message">{message}</p>}
      {giverName && <p>{giverName}</p>}
      {image && <img className="voucher-card__qr" src={image} width={160} height={160} alt="" />}
      <p className="small muted">
        {words.cardHow} {root ? `${root.siteUrl}${pathTo('voucher')}` : ''}
      </p>
      <p className="voucher-card__code num">
        <span className="sr">{words.code}: </span>
        {code}
      </p>
    </article>
  )
}
