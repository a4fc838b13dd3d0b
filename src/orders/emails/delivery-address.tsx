import { Fragment } from 'react'
import type { EmailAddressLines } from '#orders/domain/order-emails.ts'
import { colour, font } from '#ui/emails/palette.ts'

export const block = {
  margin: '36px 0 0',
  font: `400 16px/1.6 ${font.text}`,
  color: colour.text,
} as const
export const blockTitle = { fontWeight: 600, color: colour.ink }

interface DeliveryAddressProps {
  title: string
  name: string
  address: EmailAddressLines
  phone?: string | null
}

export function DeliveryAddress({ title, name, address, phone }: DeliveryAddressProps) {
  const lines = [
    name,
    address.line1,
    address.line2,
    [address.city, address.state, address.postal_code].filter(Boolean).join(', '),
    phone,
  ].filter((line) => line?.trim())
  return (
    <p style={{ ...block, overflowWrap: 'anywhere' }}>
      <b style={blockTitle}>{title}</b>
      {lines.map((line, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; two lines may say the same
        <Fragment key={position}>
          <br />
          {line}
        </Fragment>
      ))}
    </p>
  )
}
