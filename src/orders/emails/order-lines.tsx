import { describeBatch } from '#catalogue/stock/copy.ts'
import { freeFreightCopy } from '#delivery/freight/copy/free-freight.ts'
import { orderConfirmation as words } from '#orders/copy/email-order.ts'
import { type OrderGift, sumGift } from '#orders/domain/gift.ts'
import type { OrderConfirmation, OrderConfirmationItem } from '#orders/domain/order-emails.ts'
import { giftSumsCopy, orderGiftCopy } from '#orders/gifts/copy/gifts.ts'
import { formatBrl, formatSignedBrl } from '#platform/domain/money.ts'
import { emailFrame } from '#ui/emails/copy.ts'
import { Image, Table } from '#ui/emails/markup.tsx'
import { colour, font } from '#ui/emails/palette.ts'
import { type MailSite, mailImage } from '#ui/emails/site.ts'
import { block, blockTitle } from './delivery-address.tsx'

const rule = `1px solid ${colour.line}`
const amountText = { textAlign: 'right', whiteSpace: 'nowrap', color: colour.ink } as const

export function OrderItems({ site, items }: { site: MailSite; items: readonly OrderConfirmationItem[] }) {
  return (
    <Table style={{ marginTop: '36px' }}>
      {items.map((item, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; an order may hold one name twice
        <tr key={position}>
          <td width="72" valign="top" style={{ padding: '16px 16px 16px 0', borderTop: rule }}>
            {item.image && (
              <Image
                src={mailImage(site, item.image)}
                width={72}
                height={90}
                alt={item.name}
                style={{ objectFit: 'cover' }}
              />
            )}
          </td>
          <td style={{ ...itemText, padding: '16px 8px 16px 0', borderTop: rule }}>
            <span style={itemName}>{item.name}</span>
            <br />
            {item.variantName && (
              <>
                {item.variantName}
                <br />
              </>
            )}
            {item.quantity} × {formatBrl(item.unitPrice)}
            {item.batch && (
              <>
                <br />
                {describeBatch(item.batch)}
              </>
            )}
          </td>
          <td
            className="text-amount"
            style={{ ...amountText, padding: '16px 0', borderTop: rule, font: `600 16px/1.5 ${font.text}` }}
          >
            {formatBrl(item.totalPrice)}
          </td>
        </tr>
      ))}
    </Table>
  )
}

const itemText = { font: `400 15px/1.5 ${font.text}`, color: colour.muted, overflowWrap: 'anywhere' } as const
const itemName = { font: `500 21px/1.2 ${font.display}`, color: colour.ink }

export function OrderTotals({ order }: { order: OrderConfirmation }) {
  const freight = order.shippingAmount > 0 ? formatBrl(order.shippingAmount) : words.noFreight
  const { shippingWaived: waived } = order
  const freightLabel = words.freight(order.shippingProvider)
  const discount = order.pixDiscountAmount ?? 0
  const { coupon, voucherAmount: voucher = 0 } = order
  const gift = order.gift ?? null
  const line = { padding: '4px 0', font: `400 16px/1.5 ${font.text}`, color: colour.text }
  const total = { padding: '14px 0 0', borderTop: rule, color: colour.ink }
  const frame = { marginTop: '12px', paddingTop: '12px', borderTop: rule }
  return (
    <Table style={frame}>
      <tr>
        <td style={line}>{words.subtotal}</td>
        <td className="text-amount" style={{ ...line, ...amountText }}>
          {formatBrl(
            order.orderTotal +
              voucher -
              order.shippingAmount -
              sumGift(gift) +
              discount +
              (coupon?.amount ?? 0),
          )}
        </td>
      </tr>
      {coupon && (
        <tr>
          <td style={line}>{coupon.label}</td>
          <td className="text-amount" style={{ ...line, ...amountText }}>
            {formatSignedBrl(-coupon.amount)}
          </td>
        </tr>
      )}
      {gift?.options.map(({ name, price }) => (
        <tr key={name}>
          <td style={line}>{name}</td>
          <td className="text-amount" style={{ ...line, ...amountText }}>
            {price > 0 ? formatBrl(price) : giftSumsCopy.free}
          </td>
        </tr>
      ))}
      {discount > 0 && (
        <tr>
          <td style={line}>{words.pixDiscount}</td>
          <td className="text-amount" style={{ ...line, ...amountText }}>
            {formatSignedBrl(-discount)}
          </td>
        </tr>
      )}
      <tr>
        <td style={{ ...line, paddingBottom: '14px' }}>
          {waived?.couponLabel ? freeFreightCopy.givenBy(freightLabel, waived.couponLabel) : freightLabel}
        </td>
        <td className="text-amount" style={{ ...line, ...amountText, paddingBottom: '14px' }}>
          {waived && <s>{formatBrl(waived.amount)}</s>} {freight}
        </td>
      </tr>
      {voucher > 0 && (
        <tr>
          <td style={line}>{words.voucher}</td>
          <td className="text-amount" style={{ ...line, ...amountText }}>
            {formatSignedBrl(-voucher)}
          </td>
        </tr>
      )}
      <tr>
        <td style={{ ...total, font: `400 24px/1.2 ${font.display}` }}>{emailFrame.total}</td>
        <td className="text-amount" style={{ ...total, ...amountText, font: `400 24px/1.3 ${font.text}` }}>
          {formatBrl(order.orderTotal)}
        </td>
      </tr>
    </Table>
  )
}

/** Contains the gift message, so only the buyer and the owner receive it. */
export function GiftBlock({ gift: { receiver, message } }: { gift: OrderGift }) {
  return (
    <p style={{ ...block, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      <b style={blockTitle}>{receiver ? `${orderGiftCopy.title}: ${receiver.name}` : orderGiftCopy.title}</b>
      <br />
      {message || orderGiftCopy.noCard}
    </p>
  )
}
