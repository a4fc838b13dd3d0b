import { pathTo } from '#addresses.ts'
import { carriersCopy } from '#delivery/carriers/copy/admin-carriers.ts'
import { MAX_BOX_NAME_LENGTH } from '#delivery/carriers/domain/boxes.ts'
import type { Box } from '#delivery/carriers/domain/packing.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { CarriersAnswer } from './carriers-action.server.ts'

interface BoxFormProps {
  box: Box | null
  version: number
}

const { boxes: words, failed, saving } = carriersCopy
const centimetres = (millimetres: number) => String(millimetres / 10).replace('.', ',')
const number = {
  numeric: true,
  inputMode: 'decimal',
  autoComplete: 'off',
  maxLength: 10,
  required: true,
} as const

export function BoxesPanel({ boxes, version }: { boxes: readonly Box[]; version: number }) {
  return (
    <section className="panel boxes" aria-labelledby="boxes">
      <div className="panel__head cluster ends baseline">
        <h2 id="boxes">{words.title}</h2>
      </div>
      <p className="hint">{words.hint}</p>
      <ul>
        {boxes.map((box) => (
          <BoxRow key={box.id} box={box} version={version} />
        ))}
      </ul>
    </section>
  )
}

export function NewBoxPanel({ version }: { version: number }) {
  return (
    <section className="panel boxes" aria-labelledby="new-box">
      <div className="panel__head cluster ends baseline">
        <h2 id="new-box">{words.add}</h2>
      </div>
      <BoxForm box={null} version={version} />
    </section>
  )
}

function BoxRow({ box, version }: { box: Box; version: number }) {
  const [length, width, height] = box.inner
  return (
    <li className="gift-option box-row">
      <div className="grid g2 gift-option__head">
        <p>
          <b>{box.name}</b>
          <span className="small muted">
            {words.measures(centimetres(length), centimetres(width), centimetres(height))},{' '}
            {words.weighs(box.grams)}, {formatBrl(box.cost)}
          </span>
        </p>
        <AdminForm
          action={pathTo('adminCarriers')}
          intent="removeBox"
          hidden={{ version, boxId: box.id }}
          failed={{ title: failed }}
          press={words.remove}
          foot={() => (
            <button type="submit" className="text-btn" aria-label={words.removeOf(box.name)}>
              {words.remove}
            </button>
          )}
        />
      </div>
      <details className="batch__changes">
        <summary className="text-btn">
          {words.edit}
          <VisuallyHidden> {words.editOf(box.name)}</VisuallyHidden>
        </summary>
        <BoxForm key={JSON.stringify(box)} box={box} version={version} />
      </details>
    </li>
  )
}

function BoxForm({ box, version }: BoxFormProps) {
  const side = (index: 0 | 1 | 2) => (box ? centimetres(box.inner[index]) : undefined)
  return (
    <AdminForm<CarriersAnswer>
      action={pathTo('adminCarriers')}
      intent="box"
      hidden={{ version, boxId: box?.id ?? '' }}
      failed={{ title: failed }}
      clears={!box}
      faultOf={findFault}
      className="batch__form grid g3"
      press={box ? words.save : words.addOne}
      saving={saving}
    >
      {({ errorOf }) => (
        <>
          <TextField
            label={words.name}
            name="name"
            required
            autoComplete="off"
            maxLength={MAX_BOX_NAME_LENGTH}
            defaultValue={box?.name}
            error={errorOf('name')}
          />
          <fieldset>
            <legend className="legend">{words.inner}</legend>
            <div className="grid grid--fit g3 box-sides">
              <TextField
                {...number}
                label={words.length}
                name="length"
                defaultValue={side(0)}
                error={errorOf('inner')}
              />
              <TextField {...number} label={words.width} name="width" defaultValue={side(1)} />
              <TextField {...number} label={words.height} name="height" defaultValue={side(2)} />
            </div>
          </fieldset>
          <div className="grid grid--fit g3 box-sides">
            <TextField
              {...number}
              label={words.grams}
              name="grams"
              defaultValue={box?.grams}
              error={errorOf('grams')}
            />
            <TextField
              {...number}
              label={words.cost}
              name="cost"
              affix="R$"
              defaultValue={box ? formatBrl(box.cost).slice(3) : undefined}
              error={errorOf('cost')}
            />
          </div>
        </>
      )}
    </AdminForm>
  )
}

function findFault({ boxFaults = [] }: CarriersAnswer, name: string) {
  const fault = boxFaults.find((boxFault) => boxFault === name)
  return fault && words.faults[fault]
}
