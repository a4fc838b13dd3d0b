import { useState } from 'react'
import { pathTo } from '#addresses.ts'
import { type PickedProduct, ProductPicker } from '#catalogue/products/admin/product-picker.tsx'
import { cartLinkMaker as words } from '#catalogue/products/copy/cart-link.ts'
import { MAX_LINK_LINES, MAX_LINK_QUANTITY, writeCartLink } from '#catalogue/products/domain/cart-link.ts'
import { slugFrom } from '#catalogue/products/domain/slug.ts'
import { CopyButton } from '#ui/elements/copy-button.tsx'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'

interface ChosenLine {
  key: string
  product: PickedProduct
  size: string
  quantity: number
}

export function CartLinkMaker({ siteUrl }: { siteUrl: string }) {
  const [chosen, setChosen] = useState<readonly ChosenLine[]>([])
  const change = (changedLine: ChosenLine) =>
    setChosen((lines) => lines.map((line) => (line.key === changedLine.key ? changedLine : line)))
  return (
    <section className="panel" aria-labelledby="cart-link">
      <div className="panel__head cluster ends baseline">
        <h2 id="cart-link">{words.title}</h2>
      </div>
      <p>{words.lead}</p>
      {chosen.map((line) => (
        <ChosenRow
          key={line.key}
          line={line}
          onChange={change}
          onRemove={() => setChosen((lines) => lines.filter(({ key }) => key !== line.key))}
        />
      ))}
      {chosen.length < MAX_LINK_LINES ? (
        <ProductPicker
          label={words.pick}
          onPick={(product) =>
            setChosen((lines) => [...lines, { key: crypto.randomUUID(), product, size: '', quantity: 1 }])
          }
        />
      ) : (
        <p className="hint">{words.full}</p>
      )}
      {chosen.length > 0 && <LinkAddress address={siteUrl + buildLinkPath(chosen)} />}
    </section>
  )
}

/** Commas and colons stay unencoded so that the URL is readable. */
const buildLinkPath = (chosenLines: readonly ChosenLine[]) =>
  pathTo('cartLink', {
    codes: writeCartLink(
      chosenLines.map(({ product, size, quantity }) => ({
        name: product.slug,
        size: slugFrom(size) || null,
        quantity,
      })),
    ),
  })
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')

interface ChosenRowProps {
  line: ChosenLine
  onChange: (line: ChosenLine) => void
  onRemove: () => void
}

function ChosenRow({ line, onChange, onRemove }: ChosenRowProps) {
  const { product, size, quantity } = line
  return (
    <fieldset className="grid g3 cart-link-line">
      <legend>{product.name}</legend>
      {product.sizes.length > 1 && (
        <SelectField
          label={words.size}
          value={size}
          options={[
            { value: '', label: words.usualSize },
            ...product.sizes.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(event) => onChange({ ...line, size: event.target.value })}
        />
      )}
      <TextField
        label={words.quantity}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_LINK_QUANTITY}
        defaultValue={quantity}
        onChange={(event) => onChange({ ...line, quantity: parseQuantity(event.target.value) })}
      />
      <IconButton icon="close" label={words.remove(product.name)} onClick={onRemove} />
    </fieldset>
  )
}

const parseQuantity = (typed: string) =>
  Math.min(Math.max(Math.trunc(Number(typed)) || 1, 1), MAX_LINK_QUANTITY)

function LinkAddress({ address }: { address: string }) {
  return (
    <>
      <p>
        <b>{words.address}</b>
        <br />
        <a href={address}>{address}</a>
      </p>
      <p>
        <CopyButton text={address} label={words.copy} />
      </p>
    </>
  )
}
