import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import {
  contentSections as sectionWords,
  shopContentCopy as words,
} from '#office/settings/copy/admin-shop-content.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type ContentSection, contentSections } from '#settings/domain/settings-fields.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { ArrowLink } from '#ui/elements/button.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/content-route'
import { contentGroups } from './content-groups.ts'
import { Fields } from './folded-section.tsx'
import { changeSettings } from './settings-action.server.ts'
import { SectionFields, SettingsForm } from './settings-form.tsx'

export { settingsLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const part = new URL(request.url).searchParams.get('parte')
  const section = contentSections.find((contentSection) => contentSection === part) ?? 'home'
  const { values, versions } = await loadSettings(shopOf(context))
  return {
    section,
    values: values[section],
    versions,
    hasPage: findPage(section, values[section]),
  }
}

function findPage(section: ContentSection, values: Readonly<Record<string, string>>) {
  if (section === 'home') return section
  return section !== 'pictures' && values.title ? section : null
}

export const action = changeSettings

export default function ShopContentPage({ loaderData }: Route.ComponentProps) {
  const { section, values, versions, hasPage } = loaderData
  const { title, about } = sectionWords[section]
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <div className="grid g5 setup">
        <nav className="setup__nav" aria-label={words.parts}>
          {contentSections.map((part) => (
            <Link
              key={part}
              to={pathTo('adminContent', {}, { parte: part })}
              aria-current={part === section ? 'page' : undefined}
            >
              {sectionWords[part].title}
            </Link>
          ))}
        </nav>
        <div className="grid g5 setup__body">
          <SettingsForm
            key={section}
            action={pathTo('adminContent', {}, { parte: section })}
            draft={`settings:${section}`}
            versions={versions}
            className="job"
          >
            {(form) => (
              <>
                <div className="job__head cluster ends baseline">
                  <h2>{title}</h2>
                  <p>{about}</p>
                </div>
                <SectionFields section={section} form={form}>
                  {(state) =>
                    contentGroups[section].map((group) => (
                      <Fields
                        key={group.title}
                        legend={group.title}
                        {...{ state, values }}
                        fields={group.fields}
                      />
                    ))
                  }
                </SectionFields>
              </>
            )}
          </SettingsForm>
          {hasPage && (
            <p>
              <ArrowLink to={pathTo(hasPage)}>{words.see}</ArrowLink>
            </p>
          )}
        </div>
      </div>
    </AdminPage>
  )
}
