import { useState } from 'react'
import { ProductPicker } from '#catalogue/products/admin/product-picker.tsx'
import { joinItems } from '#catalogue/products/copy/admin-form-sections.ts'
import { relatedCopy } from '#catalogue/products/copy/admin-related.ts'
import { MAX_PAIRS } from '#catalogue/products/domain/pairs.ts'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { CollapsibleSection } from './form-section.tsx'

const copy = relatedCopy.pairs

export interface ChosenPair {
  id: string
  name: string
  active: boolean
}

interface PairsPanelProps {
  productId: string | undefined
  initial: readonly ChosenPair[]
  isChanged: boolean
  onEdit: () => void
  /** The panel is outside the form element, so its fields reference the form by id. */
  form: string
}

export function PairsPanel({ productId, initial, isChanged, onEdit, form }: PairsPanelProps) {
  const [pairs, setPairs] = useState(initial)
  function change(next: readonly ChosenPair[]) {
    setPairs(next)
    onEdit()
  }
  return (
    <CollapsibleSection
      name="pairs"
      holds={joinItems(
        pairs.map(({ name }) => name),
        copy.none,
      )}
      hint={copy.hint}
      isChanged={isChanged}
    >
      {pairs.length === 0 && <p className="small muted">{copy.empty}</p>}
      <ol className="pairs">
        {pairs.map((pair, place) => (
          <li key={pair.id}>
            <input type="hidden" name="pairs" value={pair.id} form={form} />
            <span>
              {pair.name}
              {!pair.active && <small className="muted"> {copy.inactive}</small>}
            </span>
            <IconButton
              label={relatedCopy.moveUp(pair.name)}
              icon={<AdminIcon name="arrow-up" size="s" />}
              disabled={place === 0}
              onClick={() => change(raised(pairs, place))}
            />
            <IconButton
              className="icon-btn--del"
              label={relatedCopy.remove(pair.name)}
              icon="trash"
              iconSize="s"
              onClick={() => change(pairs.filter(({ id }) => id !== pair.id))}
            />
          </li>
        ))}
      </ol>
      {pairs.length < MAX_PAIRS && (
        <ProductPicker
          label={copy.add}
          without={[...pairs.map(({ id }) => id), ...(productId ? [productId] : [])]}
          onPick={({ id, name, active }) => change([...pairs, { id, name, active }])}
        />
      )}
    </CollapsibleSection>
  )
}

function raised(pairs: readonly ChosenPair[], place: number): ChosenPair[] {
  const [pair, above] = [pairs[place], pairs[place - 1]]
  return pair && above ? pairs.toSpliced(place - 1, 2, pair, above) : [...pairs]
}
