import { pathTo } from '#addresses.ts'
import { brandCopy } from '#office/brand/copy.ts'
import { LOGO_TONES, type LogoTone } from '#settings/domain/shop-logo.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import type { ShownBrand } from '#ui/browser/use-root-data.ts'
import { Field } from '#ui/form/field.tsx'

const { logo: words } = brandCopy

interface LogoPanelProps {
  logo: ShownBrand['logo'] | null
  version: number
}

export function LogoPanel({ logo, version }: LogoPanelProps) {
  return (
    <section className="panel stack mb5" aria-labelledby="brand-logo">
      <div className="panel__head">
        <h2 id="brand-logo">{words.title}</h2>
      </div>
      {!logo && <p>{words.none}</p>}
      <div className="stack">
        {LOGO_TONES.filter((tone) => tone === 'light' || logo).map((tone) => (
          <div key={tone} className="stack">
            {logo && <ShownLogo logo={logo} tone={tone} />}
            <LogoForm tone={tone} version={version} />
            {(tone === 'light' ? logo : logo && !logo.light.style) && (
              <RemoveLogo tone={tone} version={version} />
            )}
          </div>
        ))}
      </div>
      <p className="hint">{words.hint}</p>
    </section>
  )
}

function ShownLogo({ logo, tone }: { logo: NonNullable<ShownBrand['logo']>; tone: LogoTone }) {
  const file = tone === 'light' ? logo.ink : logo.light
  return (
    <figure className={`brand__logo brand__logo--${tone} shop-colours`}>
      <img {...file} alt="" />
      <figcaption>{file.style ? words.turned : words[tone]}</figcaption>
    </figure>
  )
}

const form = { action: pathTo('adminBrand'), failed: { title: words.failed } }

function LogoForm({ tone, version }: { tone: LogoTone; version: number }) {
  return (
    <AdminForm
      {...form}
      intent="logo"
      hidden={{ version, tone }}
      hasFiles
      clears
      className="stack"
      press={words.save}
      saving={words.saving}
      look={{ variant: 'ghost', small: true }}
      faultOf={({ toast }) => toast?.text}
    >
      {({ errorOf }) => (
        <Field label={words.file[tone]} error={errorOf('file')}>
          {(wiring) => (
            <input {...wiring} className="input" type="file" name="file" accept=".svg,.png" required />
          )}
        </Field>
      )}
    </AdminForm>
  )
}

function RemoveLogo({ tone, version }: { tone: LogoTone; version: number }) {
  return (
    <AdminForm
      {...form}
      intent="removeLogo"
      hidden={{ version, tone }}
      press={words.remove}
      look={{ variant: 'ghost', small: true }}
    />
  )
}
