import '#ui/styles/sheets/paper.css'
import { data } from 'react-router'
import { pathTo } from '#addresses.ts'
import { drawQrCode } from '#platform/draw-qr-code.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { CopyButton } from '#ui/elements/copy-button.tsx'
import { QrCode } from '#ui/elements/qr-code.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { Switch } from '#ui/form/switch.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import { passportAdminCopy as words } from '#workshop/passports/copy/admin-passport.ts'
import { NOTE_LENGTH } from '#workshop/passports/domain/passport.ts'
import { type BatchPage, findBatchPage } from '#workshop/passports/use-cases/find-batch-page.ts'
import type { Route } from './+types/route'
import { changePassport } from './passports-action.server.ts'

export const handle: AdminHandle = {
  breadcrumbs: (loaded?: Route.ComponentProps['loaderData']) => [
    { label: words.levas, to: pathTo('adminBatches') },
    { label: loaded ? words.title(loaded.number) : '' },
  ],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.plain)

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const batch = await findBatchPage(shop, params.number)
  if (!batch) throw data(null, { status: 404 })
  const { number, name, passport } = batch
  const path = passport?.isOpen ? pathTo('passport', { code: passport.code }) : null
  const address = path && shop.config.siteUrl + path
  return { number, name, passport, path, address, qr: address && drawQrCode(address) }
}

export const action = changePassport

export default function PassportPage({ loaderData }: Route.ComponentProps) {
  const { number, name, passport } = loaderData
  return (
    <AdminPage
      title={words.title(number)}
      lead={words.lead(name)}
      actions={
        <LinkButton variant="ghost" to={pathTo('adminBatchLabels', { number: String(number) })}>
          {words.labels}
        </LinkButton>
      }
    >
      <div className="split">
        <section className="panel" aria-labelledby="passport-words">
          <div className="panel__head cluster ends baseline">
            <h2 id="passport-words">{words.form.title}</h2>
          </div>
          <PassportForm number={number} passport={passport} />
        </section>
        <Address {...loaderData} />
      </div>
    </AdminPage>
  )
}

function Address({ number, path, address, qr }: Route.ComponentProps['loaderData']) {
  return (
    <section className="panel" aria-labelledby="passport-address">
      <div className="panel__head cluster ends baseline">
        <h2 id="passport-address">{words.address.title}</h2>
      </div>
      {path && address && qr ? (
        <div className="stack">
          <QrCode svg={qr} label={words.address.qr(number)} />
          <p>
            <a className="link" href={path}>
              <span>{address}</span>
            </a>
          </p>
          <div className="cluster">
            <LinkButton small to={path}>
              {words.address.open}
            </LinkButton>
            <CopyButton text={address} label={words.address.copy} />
          </div>
          <p className="hint">{words.address.slip}</p>
        </div>
      ) : (
        <p className="muted">{words.address.closed}</p>
      )}
    </section>
  )
}

interface PassportFormProps {
  number: number
  passport: BatchPage['passport']
}

function PassportForm({ number, passport }: PassportFormProps) {
  return (
    <AdminForm<FormAnswer>
      action={pathTo('adminPassport', { number: String(number) })}
      intent="save"
      hidden={{ number, version: passport?.version ?? '' }}
      failed={words.failed}
      className="stack"
      press={words.form.save}
      saving={words.form.saving}
    >
      <TextAreaField
        label={words.form.note}
        hint={words.form.noteHint(NOTE_LENGTH)}
        name="note"
        rows={5}
        maxLength={NOTE_LENGTH}
        defaultValue={passport?.note}
      />
      <Switch
        name="open"
        label={words.form.open}
        hint={words.form.openHint}
        defaultChecked={passport?.isOpen ?? false}
      />
    </AdminForm>
  )
}
