import type { ShippingAddress } from '#delivery/addresses/domain/shipping-address.ts'

export function OrderAddress({ name, address }: { name: string; address: ShippingAddress }) {
  const { line1, line2, city, state, postal_code } = address
  return (
    <>
      {name}
      <br />
      <span className="muted">
        {line1}
        <br />
        {line2 && (
          <>
            {line2}
            <br />
          </>
        )}
        {city}, {state}
        {postal_code && <span className="num">, {postal_code}</span>}
      </span>
    </>
  )
}
