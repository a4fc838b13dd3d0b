import { data } from 'react-router'
import { pathTo } from '#addresses.ts'
import { devMailCopy } from '#platform/copy/functions.ts'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import { requestOf, shopOf } from '#platform/http/request/context.server.ts'
import { ArrowLink } from '#ui/elements/button.tsx'
import { DataTable } from '#ui/elements/data-table.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useNonce } from '#ui/seo/json-ld.tsx'
import { privateMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/dev-mail-route'

export { shopLinks as links } from '#ui/styles/shop-sheets.ts'

/**
 * Shows mail written to files. It contains sign-in links, so it requires a local shop and a direct
 * loopback connection.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { mailer, config } = shopOf(context)
  if (!mailer.folder || !config.isLocalSite || !requestOf(context).isLoopback) throw data(null, 404)
  const id = new URL(request.url).searchParams.get('id')
  if (!id) return { emails: await mailer.folder.listMail(), email: null }
  const email = await mailer.folder.readMail(id)
  if (!email) throw data(null, 404)
  const { to, subject, date, html, text } = email
  return { emails: [], email: { to, subject, date, html, text } }
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, devMailCopy.page)
}

export default function DevMail({ loaderData }: Route.ComponentProps) {
  const { emails, email } = loaderData
  if (email) return <EmailPage email={email} />
  return (
    <main id="conteudo" className="wrap section" tabIndex={-1}>
      <h1>{devMailCopy.title}</h1>
      <p className="muted mt3">{devMailCopy.text}</p>
      {emails.length === 0 ? (
        <EmptyState title={devMailCopy.empty} />
      ) : (
        <DataTable
          label={devMailCopy.title}
          rows={emails}
          keyOf={({ id }) => id}
          columns={[
            {
              header: devMailCopy.columns.subject,
              cell: ({ id, subject }) => <a href={pathTo('devMail', {}, { id })}>{subject}</a>,
            },
            { header: devMailCopy.columns.to, cell: ({ to }) => to },
            { header: devMailCopy.columns.date, cell: ({ date }) => formatDateTime(date), nowrap: true },
          ]}
        />
      )}
    </main>
  )
}

type ShownEmail = NonNullable<Route.ComponentProps['loaderData']['email']>

function EmailPage({ email }: { email: ShownEmail }) {
  const { columns } = devMailCopy
  return (
    <main id="conteudo" className="wrap section" tabIndex={-1}>
      <p>
        <ArrowLink back to={pathTo('devMail')} reloadDocument>
          {devMailCopy.back}
        </ArrowLink>
      </p>
      <h1 className="mt4">{email.subject}</h1>
      <p className="muted mt3">
        {columns.to}: {email.to} · {formatDateTime(email.date)}
      </p>
      <MailFrame subject={email.subject} html={email.html} />
      <h2 className="mt6">{devMailCopy.plainText}</h2>
      <pre className="email-text mt3">{email.text}</pre>
    </main>
  )
}

function MailFrame({ subject, html }: { subject: string; html: string }) {
  const nonce = useNonce()
  const prepared = html
    .replaceAll('<style', `<style nonce="${nonce}"`)
    .replace(/<head[^>]*>/, (head) => `${head}<base target="_blank">`)
  return (
    <iframe
      className="email-frame mt5"
      title={devMailCopy.frame(subject)}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      // Browsers hide the nonce from scripts, so hydration sees a different value.
      suppressHydrationWarning
      srcDoc={prepared}
    />
  )
}
