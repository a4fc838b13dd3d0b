import { manualOrderCopy } from '#fulfilment/orders/copy/admin-manual-order.ts'
import type { Sellable, SellableKit } from '#fulfilment/orders/use-cases/manual/list-sellable.ts'
import { MANUAL_LINES_MOST } from '#orders/domain/manual-order.ts'
import { formatBrl, parseBrl } from '#platform/domain/money.ts'
import { Button } from '#ui/elements/button.tsx'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import {
  chooseItem,
  choosePart,
  findKit,
  findPrice,
  itemValue,
  type LineInput,
} from './manual-order-input.ts'
import type { ManualOrderForm } from './use-manual-order.ts'

const copy = manualOrderCopy.lines

interface LinesPanelProps {
  form: ManualOrderForm
  sellable: readonly Sellable[]
  error: string | undefined
}

export function LinesPanel({ form, sellable, error }: LinesPanelProps) {
  const { lines } = form.input
  return (
    <section className="panel" aria-labelledby="hand-lines">
      <div className="panel__head cluster ends baseline">
        <h2 id="hand-lines">{copy.title}</h2>
      </div>
      {error && <FieldError id="hand-lines-error">{error}</FieldError>}
      {lines.map((line, position) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands in its place
          key={position}
          {...{ line, position, form, sellable }}
          isInvalid={error !== undefined}
        />
      ))}
      {lines.length < MANUAL_LINES_MOST && (
        <Button variant="ghost" small icon="plus" onClick={form.addLine}>
          {copy.add}
        </Button>
      )}
    </section>
  )
}

interface LineProps extends Pick<LinesPanelProps, 'form' | 'sellable'> {
  line: LineInput
  position: number
  isInvalid: boolean
}

function Line({ line, position, form, sellable, isInvalid }: LineProps) {
  const edit = (edited: (line: LineInput) => LineInput) => form.editLine(position, edited)
  const nth = copy.nth(position + 1)
  const kit = findKit(line, sellable)
  return (
    <fieldset className="row hand-line" aria-describedby={isInvalid ? 'hand-lines-error' : undefined}>
      <legend className="sr">{nth}</legend>
      <SelectField
        label={copy.item}
        name="item"
        className="hand-line__item"
        value={line.item}
        onChange={({ target }) => edit((typed) => chooseItem(typed, target.value, sellable))}
        options={[{ value: '', label: copy.choose }, ...sellable.map(buildOption)]}
      />
      <input type="hidden" name="parts" value={line.parts.join(',')} />
      {kit &&
        Array.from({ length: kit.choices }, (_, place) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a candle of a kit is what stands in its place
            key={place}
            label={copy.part(place + 1, kit.choices)}
            className="hand-line__item"
            value={line.parts[place] ?? ''}
            onChange={({ target }) => edit((typed) => choosePart(typed, { place, part: target.value }))}
            options={[{ value: '', label: copy.choose }, ...kit.parts.map(partOption)]}
          />
        ))}
      <TextField
        label={copy.quantity}
        name="quantity"
        numeric
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={line.quantity}
        onChange={({ target }) => edit((typed) => ({ ...typed, quantity: target.value }))}
      />
      <TextField
        label={copy.price}
        name="price"
        affix="R$"
        numeric
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        hint={priceHint(line, sellable)}
        value={line.price}
        onChange={({ target }) => edit((typed) => ({ ...typed, price: target.value }))}
      />
      {form.input.lines.length > 1 && (
        <IconButton
          icon="trash"
          label={copy.remove(position + 1)}
          onClick={() => form.removeLine(position)}
        />
      )}
    </fieldset>
  )
}

const buildOption = (sellable: Sellable) => ({
  value: itemValue(sellable),
  label: copy.option(sellable.name, sellable.size, formatBrl(sellable.price), sellable.units),
  disabled: sellable.units === 0,
})

const partOption = ({ id, name, size, stock }: SellableKit['parts'][number]) => ({
  value: id,
  label: copy.partOption(name, size, stock),
  disabled: stock === 0,
})

function priceHint({ item, price }: LineInput, sellable: readonly Sellable[]): string {
  const shops = findPrice(item, sellable)
  if (shops === null) return copy.blankIsShops
  if (price.trim() === '') return copy.shopPriceOf(formatBrl(shops))
  return parseBrl(price) === shops ? copy.shopPrice : copy.ownPrice(formatBrl(shops))
}
