import { Link, useLocation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { voucherStripCopy as words } from '#orders/vouchers/copy/voucher.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'

export default function VoucherStrip({ balance }: { balance: Centavos }) {
  const { pathname } = useLocation()
  if (pathname === pathTo('voucher')) return null
  return (
    <aside className="voucher-strip center" aria-label={words.label}>
      {words.balance} <b className="num">{formatBrl(balance)}</b>{' '}
      <Link to={pathTo('voucher')}>{words.link}</Link>
    </aside>
  )
}
