import { useState } from 'react'
import { pathTo } from '#addresses.ts'
import { textsCopy as words } from '#office/texts/admin-copy.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { UnsavedGuard } from '#ui/form/unsaved-guard.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import { officeLinks } from '#ui/styles/admin-sheets.ts'
import type { Route } from './+types/text-route'
import { previewTexts } from './preview-text.server.ts'
import { TextInput } from './text-input.tsx'
import { TextPreviewPanel } from './text-preview.tsx'
import { changeTexts, findGroup, type TextAnswer } from './texts-action.server.ts'

export const links = officeLinks

export const handle: AdminHandle = {
  breadcrumbs: (loaderData?: Route.ComponentProps['loaderData']) => [
    { label: words.title, to: pathTo('adminTexts') },
    { label: loaderData?.title ?? words.title },
  ],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const group = findGroup(shop, params.group)
  const { texts: own, textVersions } = await loadSettings(shop)
  const texts = Object.entries(group.texts).map(([name, { key, examples, ...text }]) => ({
    ...text,
    name,
    placeholders: Object.keys(examples),
    value: own[key] || text.standard,
  }))
  const typed = Object.fromEntries(texts.map(({ name, value }) => [name, value]))
  const { key, title, when } = group
  return {
    key,
    title,
    when,
    texts,
    version: textVersions[key] ?? 0,
    preview: await previewTexts(shop, group, typed),
  }
}

export const action = changeTexts

export default function TextPage({ loaderData }: Route.ComponentProps) {
  const { key, title, when, texts, version, preview } = loaderData
  const [typed, setTyped] = useState(() => texts.map(({ value }) => value))
  return (
    <AdminPage title={title} lead={when}>
      <div className="split split--ed">
        <AdminForm<TextAnswer>
          key={`${key}@${version}`}
          action={pathTo('adminText', { group: key })}
          intent="save"
          hidden={{ version }}
          draft={`texts:${key}`}
          failed={{ title: words.saveFailed }}
          press={words.save}
          saving={words.saving}
          onTyped={(form) => setTyped(texts.map((_, place) => String(form.get(`texts.${place}.text`) ?? '')))}
          faultOf={({ faults }, name) => faults?.[name]}
          foot={(submit) => <div className="form-foot">{submit}</div>}
        >
          {({ errorOf, isDirty }) => (
            <div className="panel stack">
              {texts.map((text, place) => (
                <TextInput
                  key={text.name}
                  text={text}
                  place={place}
                  version={version}
                  typed={typed[place] ?? ''}
                  error={errorOf(text.name)}
                />
              ))}
              <UnsavedGuard dirty={isDirty} words={words.leave} />
            </div>
          )}
        </AdminForm>
        <TextPreviewPanel group={key} names={texts.map(({ name }) => name)} typed={typed} saved={preview} />
      </div>
    </AdminPage>
  )
}
