import { type ChangeEvent, useState } from 'react'
import { productForm } from '#catalogue/products/copy/admin-product-form.ts'
import { formatAmount, parseDifference } from '#catalogue/products/domain/field-kinds.ts'
import type { VariantInput } from '#catalogue/products/domain/product-input.ts'
import { parseBrl } from '#platform/domain/money.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { MoreFields } from './form-section.tsx'
import type { BoundField } from './product-field.tsx'
import { StockFields } from './stock-fields.tsx'

const copy = productForm.variants

const inView = ['cost', 'weight'] as const
const behind = ['minStockLevel', 'sku', 'barcode', 'burningHours', 'dimensions'] as const

interface SizeFieldsProps {
  field: (name: keyof VariantInput) => BoundField
  row: VariantInput
  productPrice: string
  /** The stock that the form last showed. */
  seenStock: string | number
  images: readonly ImageInfo[]
}

export function SizeFields({ field, row, productPrice, seenStock, images }: SizeFieldsProps) {
  const { first, price, adjustment } = useSizePrice(row, productPrice)
  const plain = (name: (typeof inView | typeof behind)[number]) => (
    <TextField
      key={name}
      {...field(name)}
      label={copy[name]}
      placeholder={(copy.examples as Partial<Record<string, string>>)[name]}
    />
  )
  return (
    <div className="grid g3 shelf-fields">
      <input type="hidden" name={field('id').name} defaultValue={row.id} />
      <input type="hidden" name={field('seenPrice').name} value={first} />
      <input type="hidden" name={field('seenStock').name} value={seenStock} />
      <TextField {...field('name')} className="shelf-fields__name" label={copy.name} />
      <TextField {...typedBy(field('price'), price)} label={copy.price} />
      <StockFields stock={field('stockQuantity')} added={field('addedStock')} isNew={row.id === ''} />
      {inView.map(plain)}
      <MoreFields
        label={copy.more}
        open={([...behind, 'priceAdjustment', 'salePrice', 'attributes'] as const).some(
          (name) => field(name).error !== undefined,
        )}
      >
        {behind.map(plain)}
        <TextField
          {...typedBy(field('priceAdjustment'), adjustment)}
          inputMode="text"
          label={copy.adjustment}
          hint={copy.adjustmentHint}
        />
        <TextField {...field('salePrice')} label={copy.salePrice} hint={copy.salePriceHint} />
        <SelectField
          className="shelf-fields__wide"
          label={copy.image}
          hint={copy.imageHint}
          name={field('image').name}
          defaultValue={row.image}
          options={[
            { value: '', label: copy.noImage },
            ...images.map(({ url, alt }, place) => ({ value: url, label: copy.imageOf(place + 1, alt) })),
          ]}
        />
        <TextAreaField
          {...field('attributes')}
          className="shelf-fields__wide"
          label={copy.attributes}
          hint={copy.attributesHint}
          rows={3}
        />
      </MoreFields>
    </div>
  )
}

/** Both price fields are controlled, because each follows the other. */
const typedBy = ({ defaultValue: _, ...field }: BoundField, control: { value: string }) => ({
  ...field,
  ...control,
})

/** Price and adjustment follow each other; the one typed last wins. */
function useSizePrice(row: VariantInput, productPrice: string) {
  const base = parseBrl(productPrice)
  const calculatePrice = (adjustment: string) => {
    const difference = parseDifference(adjustment)
    return base && difference !== null ? formatAmount(base + difference) : ''
  }
  const [first] = useState(() => row.seenPrice || calculatePrice(row.priceAdjustment))
  const wasTyped = row.price !== '' && row.price !== first
  const [typed, setTyped] = useState<{ price?: string; adjustment?: string }>(
    wasTyped ? { price: row.price } : { adjustment: row.priceAdjustment },
  )
  return {
    first,
    price: {
      value: typed.price ?? calculatePrice(typed.adjustment ?? ''),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        setTyped({ price: currentTarget.value }),
    },
    adjustment: {
      value: typed.adjustment ?? calculateDifference(typed.price ?? '', base),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        setTyped({ adjustment: currentTarget.value }),
    },
  }
}

function calculateDifference(price: string, base: number | null): string {
  const sells = parseBrl(price)
  return base && sells !== null ? formatAmount(sells - base) : ''
}
