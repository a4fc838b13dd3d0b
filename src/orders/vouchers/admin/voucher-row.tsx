import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminVouchersCopy as words } from '#orders/vouchers/admin-copy.ts'
import type { ListedVoucher } from '#orders/vouchers/use-cases/list-vouchers.ts'
import { formatBrl, formatSignedBrl } from '#platform/domain/money.ts'
import { formatDate, formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { classNames } from '#ui/browser/class-names.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { TextField } from '#ui/form/text-field.tsx'

export function VoucherRow({ voucher, hasCard }: { voucher: ListedVoucher; hasCard: boolean }) {
  const { id, codeEnd, state, balance, amount, giverName, receiverName, orderId, sendOn, sentAt } = voucher
  return (
    <li className="gift-option">
      <div className="voucher">
        <p>
          <b>{words.named(codeEnd)}</b> {state === 'blocked' && <Badge tone="linen">{words.blocked}</Badge>}
        </p>
        <p className="voucher__left num">
          <b>{formatBrl(balance)}</b> <small className="muted">{words.ofAmount(formatBrl(amount))}</small>
        </p>
      </div>
      <i
        className={classNames('voucher__bar', state === 'blocked' && 'voucher__bar--off')}
        style={{ '--v': `${Math.round((100 * balance) / Math.max(1, amount))}%` } as CSSProperties}
      />
      <p className="small muted">
        {[
          orderId ? '' : words.given,
          words.from(giverName, receiverName),
          formatDate(voucher.createdAt),
          sendOn && !sentAt && words.sendsOn(sendOn.split('-').reverse().join('/')),
          sentAt && words.sentOn(formatDate(sentAt)),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <div className="cluster batch__links">
        {hasCard && (
          <Link className="text-btn" to={pathTo('adminVouchers', {}, { cartao: id })}>
            {words.card.title}
          </Link>
        )}
        <details className="batch__changes">
          <summary className="text-btn">{words.details}</summary>
          <ul>
            {voucher.entries.map((entry) => (
              <li key={entry.id} className="small">
                {formatDateTime(entry.createdAt)}: {words.kinds[entry.kind]}{' '}
                <span className="num">{formatSignedBrl(entry.amount)}</span>{' '}
                {entry.orderId && (
                  <Link to={pathTo('adminOrder', { id: entry.orderId })}>
                    <Unbroken>{entry.orderNumber ?? ''}</Unbroken>
                  </Link>
                )}{' '}
                {entry.reason}
              </li>
            ))}
          </ul>
          <ChangeForm voucher={voucher} />
        </details>
      </div>
    </li>
  )
}

const look = { name: 'intent', variant: 'ghost', small: true } as const

function ChangeForm({ voucher: { id, state, entries } }: { voucher: ListedVoucher }) {
  const blocking = state === 'active' ? 'block' : 'unblock'
  return (
    <AdminForm
      key={`${state}-${entries.length}`}
      action={pathTo('adminVouchers')}
      hidden={{ voucherId: id }}
      failed={{ title: words.failed }}
      className="fields mt3"
    >
      {({ input, submit }) => (
        <>
          <TextField
            {...input('reason')}
            label={words.reason}
            maxLength={200}
            required
            span={4}
            className="fr"
          />
          <TextField
            {...input('amount', 'decimal')}
            label={words.correct.amount}
            hint={words.correct.hint}
            maxLength={12}
            span={2}
            className="fr"
          />
          <div className="cluster">
            {submit(words.correct.press, { ...look, value: 'correct' })}
            {submit(words[blocking].press, { ...look, value: blocking })}
          </div>
        </>
      )}
    </AdminForm>
  )
}
