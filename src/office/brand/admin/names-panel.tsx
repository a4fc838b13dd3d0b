import { brandCopy as words } from '#office/brand/copy.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { type BrandPanelProps, wireBrandField } from './brand-field.ts'

export function NamesPanel(props: BrandPanelProps) {
  return (
    <section className="panel" aria-labelledby="brand-names">
      <div className="panel__head cluster ends baseline">
        <h2 id="brand-names">{words.names}</h2>
      </div>
      <div className="fields">
        <TextField
          {...wireBrandField(props, 'orderPrefix')}
          hint={words.nextOrder(props.typed.orderPrefix.trim().toUpperCase())}
          required
          span={3}
        />
        <TextField {...wireBrandField(props, 'shortName')} span={3} />
        <TextField {...wireBrandField(props, 'newsletter')} required />
      </div>
    </section>
  )
}
