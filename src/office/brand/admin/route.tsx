import { useState } from 'react'
import { pathTo } from '#addresses.ts'
import { brandCopy as words } from '#office/brand/copy.ts'
import { shownBrand } from '#office/brand/storefront/shown-brand.server.ts'
import { fieldName } from '#office/settings/admin/field-name.ts'
import { SectionFields, SettingsForm } from '#office/settings/admin/settings-form.tsx'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { SectionValues } from '#settings/domain/settings-fields.ts'
import { defaultBrandValues, loadSettings } from '#settings/use-cases/load-settings.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { TextButton } from '#ui/elements/button.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { changeBrand } from './brand-action.server.ts'
import { BrandPreview } from './brand-preview.tsx'
import { ColoursPanel } from './colours-panel.tsx'
import { LettersPanel } from './letters-panel.tsx'
import { LogoPanel } from './logo-panel.tsx'
import { NamesPanel } from './names-panel.tsx'
import { typeBrand } from './type-brand.ts'

export { settingsLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await loadSettings(shopOf(context))
  const { values, versions } = settings
  return {
    brand: values.brand,
    name: values.contact.name,
    logo: shownBrand(settings)?.logo ?? null,
    defaults: defaultBrandValues,
    versions,
  }
}

export const action = changeBrand

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  const { brand, name, logo, defaults, versions } = loaderData
  const [typed, setTyped] = useState(brand)
  function follow(form: FormData) {
    const read = Object.keys(brand).map((field) => [field, String(form.get(fieldName('brand', field)) ?? '')])
    setTyped(Object.fromEntries(read) as SectionValues<'brand'>)
  }
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={<TextButton onClick={() => typeBrand(defaults)}>{words.toDefault}</TextButton>}
    >
      <LogoPanel logo={logo} version={versions.logo} />
      <SettingsForm
        action={pathTo('adminBrand')}
        draft="settings:brand"
        versions={versions}
        onTyped={follow}
        className="split brand"
      >
        {(form) => (
          <>
            <SectionFields section="brand" form={form} className="panels grid g5">
              {(state) => (
                <>
                  <ColoursPanel {...{ state, brand, typed }} />
                  <LettersPanel brand={brand} />
                  <NamesPanel {...{ state, brand, typed }} />
                </>
              )}
            </SectionFields>
            <BrandPreview brand={typed} name={name} logo={logo} />
          </>
        )}
      </SettingsForm>
    </AdminPage>
  )
}
