import '#ui/styles/admin.css'
import '#ui/styles/sheets/paper.css'
import { data, Form, Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { fireWarning } from '#catalogue/product-page/copy/fire-warning.ts'
import { drawQrCode } from '#platform/draw-qr-code.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { ArrowLink, Button } from '#ui/elements/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { batchLabelsCopy as words } from '#workshop/passports/copy/admin-labels.ts'
import { sealFacts } from '#workshop/passports/domain/batch-seal.ts'
import { drawSeal } from '#workshop/passports/domain/draw-seal.ts'
import {
  type LabelRun,
  labelSheetNames,
  labelSheets,
  MAX_LABELS,
  partLabels,
  placesOn,
  readLabelRun,
} from '#workshop/passports/domain/label-sheet.ts'
import { findBatchPage } from '#workshop/passports/use-cases/find-batch-page.ts'
import type { Route } from './+types/labels-route'
import { LabelSheetPage } from './label-sheet-page.tsx'

/** 18 mm at 96 pixels to the inch. */
const LABEL_SEAL_WIDTH = 68

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const batch = await findBatchPage(shop, params.number)
  if (!batch) throw data(null, { status: 404 })
  const query = new URL(request.url).searchParams
  const { number, name, pouredOn, sizes, passport, specifications } = batch
  const chosen = sizes.find(({ id }) => id === query.get('tamanho')) ?? sizes[0]
  const run = readLabelRun(
    { sheet: query.get('folha'), count: query.get('quantas'), first: query.get('primeira') },
    chosen?.units ?? 1,
  )
  const address = passport?.isOpen && shop.config.siteUrl + pathTo('passport', { code: passport.code })
  return {
    run,
    sizes: sizes.map(({ id, size }) => ({ id, size })),
    chosen: chosen?.id,
    isOwner: !customerOf(context).isHelper,
    label: {
      number,
      name,
      pouredOn,
      size: chosen?.size ?? null,
      shopName: shop.settings.current().values.contact.name,
      qr: address ? drawQrCode(address) : null,
      // The batch is new when its labels are printed: all rings are dark.
      seal: drawSeal({ ...sealFacts(batch), waiting: 0 }, { width: LABEL_SEAL_WIDTH, mode: 'print' }),
      safety: specifications[fireWarning.name]?.trim() || fireWarning.text,
    },
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: loaderData ? words.title(loaderData.label.number) : words.missing },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function BatchLabelsPage({ loaderData }: Route.ComponentProps) {
  const { run, label, isOwner } = loaderData
  const number = String(label.number)
  const sheets = partLabels(run)
  return (
    <div className="print-page print-page--labels">
      <header className="print-bar cluster g4 ends">
        <ArrowLink back to={pathTo('adminBatches')}>
          {words.back}
        </ArrowLink>
        <h1 id="label-title" className="label-title">
          {words.title(label.number)}
        </h1>
      </header>
      <LabelChoice {...loaderData} />
      {label.qr === null && (
        <Note className="print-bar cluster g4 ends">
          {words.closed}{' '}
          {isOwner && (
            <Link className="link" to={pathTo('adminPassport', { number })}>
              {words.open}
            </Link>
          )}
        </Note>
      )}
      <main id="conteudo" tabIndex={-1}>
        {sheets.map(({ empty, labels }, place) => (
          <LabelSheetPage
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place
            key={place}
            title={words.sheetOf(place + 1, sheets.length)}
            sheet={run.sheet}
            empty={empty}
            labels={labels}
            label={label}
          />
        ))}
      </main>
    </div>
  )
}

interface LabelChoiceProps {
  run: LabelRun
  sizes: readonly { id: string; size: string | null }[]
  chosen: string | undefined
}

/** A GET form, so that the choice has a URL. */
function LabelChoice({ run, sizes, chosen }: LabelChoiceProps) {
  return (
    <Form
      method="get"
      className="print-bar cluster g4 ends label-choice"
      aria-labelledby="label-title"
      key={`${chosen} ${run.sheet}`}
    >
      {sizes.length > 1 && (
        <SelectField
          label={words.size}
          name="tamanho"
          defaultValue={chosen}
          options={sizes.map(({ id, size }) => ({ value: id, label: size ?? '' }))}
        />
      )}
      <SelectField
        label={words.sheet}
        name="folha"
        defaultValue={run.sheet}
        options={labelSheetNames.map((value) => ({ value, label: words.sheets[value] }))}
      />
      <TextField
        label={words.count}
        name="quantas"
        type="number"
        inputMode="numeric"
        numeric
        min={1}
        max={MAX_LABELS}
        defaultValue={run.count}
      />
      <TextField
        label={words.first}
        hint={words.firstHint}
        name="primeira"
        type="number"
        inputMode="numeric"
        numeric
        min={1}
        max={placesOn(labelSheets[run.sheet])}
        defaultValue={run.first}
      />
      <div className="cluster">
        <Button type="submit" variant="ghost">
          {words.show}
        </Button>
        <Button onClick={() => window.print()}>{words.print}</Button>
      </div>
      <p className="hint">{words.printHint}</p>
    </Form>
  )
}
