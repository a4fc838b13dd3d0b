import { orderRefusals } from '#copy/orders/orders.ts'
import { troubleCopy } from '#copy/orders/returns.ts'
import { MAX_TROUBLE_PHOTOS } from '#domain/returns/order-return.ts'
import { Field } from '#web/kit/form/field.tsx'

const words = troubleCopy.photos

interface TroublePhotosProps {
  count: number
  onChange: (count: number) => void
}

export function TroublePhotos({ count, onChange }: TroublePhotosProps) {
  return (
    <Field
      label={words.label}
      optional
      hint={count > 0 ? words.chosen(count) : words.hint}
      error={count > MAX_TROUBLE_PHOTOS ? orderRefusals['too-many-photos'] : null}
    >
      {(wiring) => (
        <input
          {...wiring}
          type="file"
          name="photos"
          className="input file-input"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          onChange={({ target }) => onChange(target.files?.length ?? 0)}
        />
      )}
    </Field>
  )
}
