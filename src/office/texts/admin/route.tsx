import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { textsCopy as words } from '#office/texts/admin-copy.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { TextKind } from '#settings/domain/shop-text.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { Badge } from '#ui/elements/badge.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import { officeLinks } from '#ui/styles/admin-sheets.ts'
import type { Route } from './+types/route'

export const links = officeLinks

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { texts: own } = await loadSettings(shop)
  const kinds = (Object.keys(words.kinds) as TextKind[]).map((kind) => ({
    kind,
    groups: shop.textGroups
      .filter((group) => group.kind === kind)
      .map(({ key, title, when, texts }) => ({
        key,
        title,
        when,
        isOwn: Object.values(texts).some((text) => own[text.key]),
      })),
  }))
  return { kinds: kinds.filter(({ groups }) => groups.length > 0) }
}

export default function TextsPage({ loaderData: { kinds } }: Route.ComponentProps) {
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <div className="panels">
        {kinds.map(({ kind, groups }) => (
          <section key={kind} className="panel" aria-labelledby={`texts-${kind}`}>
            <div className="panel__head">
              <h2 id={`texts-${kind}`}>{words.kinds[kind].title}</h2>
              <p className="small muted">{words.kinds[kind].about}</p>
            </div>
            <ul className="list">
              {groups.map(({ key, title, when, isOwn }) => (
                <li key={key} className="row">
                  <span>
                    <Link to={pathTo('adminText', { group: key })}>
                      <b>{title}</b>
                    </Link>
                    <small>{when}</small>
                  </span>
                  <Badge plain tone={isOwn ? 'amber' : 'linen'}>
                    {isOwn ? words.own : words.standard}
                  </Badge>
                </li>
              ))}
            </ul>
            {kind === 'email' && (
              <p className="small muted">
                {words.closing} <Link to={`${pathTo('adminShop')}#mail`}>{words.toClosing}</Link>.
              </p>
            )}
          </section>
        ))}
      </div>
    </AdminPage>
  )
}
