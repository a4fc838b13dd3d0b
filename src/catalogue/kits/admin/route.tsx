import { useState } from 'react'
import { data, Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminKitCopy as words } from '#catalogue/kits/admin-copy.ts'
import { type KitPage, loadKit } from '#catalogue/kits/use-cases/load-kit.ts'
import { productListAdmin } from '#catalogue/products/copy/admin-catalogue.ts'
import { foldText } from '#platform/domain/fold-text.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { KitCouponFields } from './coupon-fields.tsx'
import { changeKit } from './kit-action.server.ts'

export { catalogueLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: productListAdmin.title, to: pathTo('adminProducts') }, { label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ params, context }: Route.LoaderArgs) {
  const kit = isUuid(params.id) ? await loadKit(shopOf(context), { productId: params.id }) : null
  if (!kit) throw data(null, 404)
  return { kit }
}

export const action = changeKit

export default function KitRoute({ loaderData }: Route.ComponentProps) {
  const { kit } = loaderData
  const unsoldNames = kit.parts.filter(({ isSold }) => !isSold).map(({ name }) => name)
  return (
    <AdminPage
      title={words.titleOf(kit.name)}
      lead={words.lead}
      actions={
        <Link className="link" to={pathTo('adminProduct', { id: kit.id })}>
          {words.backToProduct}
        </Link>
      }
    >
      {unsoldNames.length > 0 && (
        <Note tone="danger">
          {kit.kind === 'fixed' ? words.gone(unsoldNames) : words.goneFromList(unsoldNames)}
        </Note>
      )}
      <KitEditor key={kit.version} kit={kit} />
    </AdminPage>
  )
}

function KitEditor({ kit }: { kit: KitPage }) {
  const [kind, setKind] = useState(kit.kind ?? 'none')
  return (
    <AdminForm<FormAnswer>
      action={pathTo('adminKit', { id: kit.id })}
      intent="save"
      hidden={{ version: kit.version }}
      failed={{ title: words.saveFailed }}
      hasFiles
      foot={(submit) => <div className="form-foot">{submit}</div>}
      className="panel grid kit-editor"
      press={words.save}
      saving={words.saving}
    >
      <SelectField
        label={words.kind}
        name="kind"
        value={kind}
        options={Object.entries(words.kinds).map(([value, label]) => ({ value, label }))}
        onChange={(event) => setKind(event.currentTarget.value as typeof kind)}
      />
      {kind !== 'fixed' && (
        <div hidden={kind === 'none'}>
          <TextField
            label={words.choices}
            name="choices"
            type="number"
            inputMode="numeric"
            min={2}
            max={12}
            defaultValue={String(kit.choices ?? 3)}
          />
          <Checkbox label={words.repeats} name="repeats" defaultChecked={kit.repeats} />
        </div>
      )}
      <Shelves kit={kit} legend={words.parts[kind === 'choose' ? 'choose' : 'fixed']} />
      <div hidden={kind === 'none'}>
        <KitCouponFields coupon={kit.coupon} />
      </div>
    </AdminForm>
  )
}

function Shelves({ kit, legend }: { kit: KitPage; legend: string }) {
  const [searchText, setSearchText] = useState('')
  const findCount = (key: string) => kit.parts.find((part) => part.key === key)?.count ?? 0
  const rows = kit.shelves.toSorted(
    (left, right) => Number(findCount(right.key) > 0) - Number(findCount(left.key) > 0),
  )
  return (
    <fieldset>
      <legend className="legend">{legend}</legend>
      <TextField
        label={words.filter}
        type="search"
        autoComplete="off"
        value={searchText}
        onChange={(event) => setSearchText(event.currentTarget.value)}
      />
      {rows.length === 0 && <p className="small muted">{words.noShelf}</p>}
      <ul className="kit-shelves mt3">
        {rows.map(({ key, label, stock }) => (
          <li key={key} hidden={!foldText(label).includes(foldText(searchText))}>
            <input type="hidden" name="shelf" value={key} />
            <span>
              {label} <small className="muted">{words.inStock(stock)}</small>
            </span>
            <TextField
              label={words.countOf(label)}
              labelHidden
              name="count"
              type="number"
              inputMode="numeric"
              min={0}
              max={12}
              defaultValue={findCount(key) > 0 ? String(findCount(key)) : ''}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
