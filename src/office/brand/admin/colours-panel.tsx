import { useState } from 'react'
import { brandSection, brandCopy as words } from '#office/brand/copy.ts'
import {
  type BrandColours,
  colourFaults,
  contrast,
  isColour,
  isSamePalette,
  palettes,
} from '#settings/domain/brand-colours.ts'
import { Button } from '#ui/elements/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { type BrandPanelProps, wireBrandField } from './brand-field.ts'
import { typeBrand } from './type-brand.ts'

const OWN = 'own'
const fields = ['paper', 'ink', 'accent'] as const

export function ColoursPanel(props: BrandPanelProps) {
  const { typed } = props
  const palette = palettes.find((each) => isSamePalette(each, typed))
  const [wantsOwn, setWantsOwn] = useState(false)
  const isOwn = wantsOwn || !palette
  function choose(id: string) {
    const chosen = palettes.find((each) => each.id === id)
    setWantsOwn(!chosen)
    if (chosen) typeBrand({ paper: chosen.paper, ink: chosen.ink, accent: chosen.accent })
  }
  return (
    <section className="panel" aria-labelledby="brand-colours">
      <div className="panel__head">
        <h2 id="brand-colours">{words.colours}</h2>
        <small>{words.coloursAbout}</small>
      </div>
      <RadioGroup
        legend={words.colours}
        legendHidden
        look="chips"
        name="palette"
        value={isOwn ? OWN : palette.id}
        onChange={choose}
        options={[
          ...palettes.map((each) => ({
            value: each.id,
            label: <Swatch {...each} />,
            detail: words.paletteNames[each.id],
          })),
          { value: OWN, label: <Swatch {...typed} />, detail: words.own },
        ]}
      />
      <div className="fields" hidden={!isOwn}>
        {fields.map((field) => (
          <TextField
            key={field}
            {...wireBrandField(props, field)}
            span={2}
            trailing={
              <input
                type="color"
                aria-label={words.pick(brandSection.fields[field].label)}
                value={isColour(typed[field]) ? typed[field] : '#000000'}
                onChange={({ target }) => typeBrand({ [field]: target.value })}
              />
            }
          />
        ))}
      </div>
      <Contrast {...typed} />
    </section>
  )
}

const Swatch = (colours: BrandColours) => (
  <span className="brand__swatch" aria-hidden="true">
    {fields.map((field) => (
      <i key={field} style={{ background: colours[field] }} />
    ))}
  </span>
)

function Contrast(colours: BrandColours) {
  if (!fields.every((field) => isColour(colours[field]))) return null
  const [fault] = colourFaults(colours)
  if (!fault)
    return (
      <Note tone="success" live>
        {words.readable(contrast(colours.ink, colours.paper), contrast(colours.accent, colours.paper))}
      </Note>
    )
  return (
    <Note tone="danger" live>
      {words.unreadable(fault.field, fault.contrast, fault.instead)}{' '}
      <Button variant="ghost" small onClick={() => typeBrand({ [fault.field]: fault.instead })}>
        {words.takeInstead(fault.instead)}
      </Button>
    </Note>
  )
}
