import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { searchesCopy as words } from '#catalogue/search/admin-copy.ts'
import { listMissedSearches } from '#catalogue/search/use-cases/missed-searches.ts'
import { shopSettingsCopy } from '#office/settings/copy/admin-shop-settings.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/searches-route'
import { Fields } from './folded-section.tsx'
import { changeSettings } from './settings-action.server.ts'
import { SectionFields, SettingsForm } from './settings-form.tsx'

export { settingsLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const [{ values, versions }, missed] = await Promise.all([loadSettings(shop), listMissedSearches(shop)])
  return {
    settings: { values: { search: values.search }, versions },
    missed: missed.map(({ lastAt, ...row }) => ({ ...row, lastDay: isoDay(lastAt) })),
  }
}

export const action = changeSettings

const section = shopSettingsCopy.sections.search

export default function SearchesPage({ loaderData: { settings, missed } }: Route.ComponentProps) {
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <div className="split split--even searches">
        <section className="panel" aria-labelledby="missed">
          <div className="panel__head cluster ends baseline">
            <h2 id="missed">{words.missed}</h2>
          </div>
          {missed.length === 0 ? (
            <EmptyState {...words.empty} />
          ) : (
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">{words.words}</th>
                  <th scope="col" className="num">
                    {words.times}
                  </th>
                  <th scope="col">{words.last}</th>
                </tr>
              </thead>
              <tbody>
                {missed.map(({ words: searched, times, lastDay }) => (
                  <tr key={searched}>
                    <th scope="row">
                      <Link
                        to={pathTo('products', {}, { search: searched })}
                        aria-label={words.see(searched)}
                      >
                        {searched}
                      </Link>
                    </th>
                    <td className="num">{times}</td>
                    <td>{words.day(lastDay)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
        <SettingsForm
          action={pathTo('adminSearches')}
          draft="settings:search"
          versions={settings.versions}
          className="panel"
        >
          {(form) => (
            <>
              <div className="panel__head cluster ends baseline">
                <h2>{section.title}</h2>
                <p className="small muted">{section.about}</p>
              </div>
              <SectionFields section="search" form={form}>
                {(state) => <Fields state={state} values={settings.values.search} fields={[['synonyms']]} />}
              </SectionFields>
            </>
          )}
        </SettingsForm>
      </div>
    </AdminPage>
  )
}
