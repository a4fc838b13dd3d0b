import { brandCopy as words } from '#office/brand/copy.ts'
import { fieldName } from '#office/settings/admin/field-name.ts'
import { LETTERS } from '#settings/domain/settings-fields.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import type { BrandValues } from './brand-field.ts'

export function LettersPanel({ brand }: { brand: BrandValues }) {
  return (
    <section className="panel" aria-labelledby="brand-letters">
      <div className="panel__head">
        <h2 id="brand-letters">{words.letters}</h2>
      </div>
      <RadioGroup
        legend={words.letters}
        legendHidden
        look="chips"
        name={fieldName('brand', 'letters')}
        defaultValue={brand.letters}
        options={LETTERS.map((letters) => ({
          value: letters,
          label: <span className={`brand__sample brand__sample--${letters}`}>{words.sample}</span>,
          detail: words.letterNames[letters],
        }))}
      />
      <p className="hint">{words.lettersHint}</p>
    </section>
  )
}
