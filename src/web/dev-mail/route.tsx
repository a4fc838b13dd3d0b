import { data } from 'react-router'
import { pathTo } from '#addresses.ts'
import { devMailCopy } from '#copy/dev-mail.ts'
import { formatDateTime } from '#domain/sao-paulo-time.ts'
import { ArrowLink } from '#web/kit/button.tsx'
import { DataTable } from '#web/kit/data-table.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { requestOf, shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { MailFrame } from './mail-frame.tsx'

/**
 * Mail that was written to files instead of sent. Links that sign people in lie open in it, so it exists only for who
 * sits at the machine: a local shop, a loopback socket, and nobody in between.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { mailer, config } = shopOf(context)
  if (!mailer.folder || !config.isLocalSite || !requestOf(context).isLoopback) throw data(null, 404)
  const id = new URL(request.url).searchParams.get('id')
  if (!id) return { letters: await mailer.folder.listMail(), letter: null }
  const letter = await mailer.folder.readMail(id)
  if (!letter) throw data(null, 404)
  const { to, subject, date, html, text } = letter
  return { letters: [], letter: { to, subject, date, html, text } }
}

export function meta() {
  return privatePageMeta(devMailCopy.page)
}

export default function DevMail({ loaderData }: Route.ComponentProps) {
  const { letters, letter } = loaderData
  if (letter) return <Letter letter={letter} />
  return (
    <main id="conteudo" className="wrap section" tabIndex={-1}>
      <h1>{devMailCopy.title}</h1>
      <p className="muted mt3">{devMailCopy.text}</p>
      {letters.length === 0 ? (
        <EmptyState title={devMailCopy.empty} />
      ) : (
        <DataTable
          label={devMailCopy.title}
          rows={letters}
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

type ShownLetter = NonNullable<Route.ComponentProps['loaderData']['letter']>

function Letter({ letter }: { letter: ShownLetter }) {
  const { columns } = devMailCopy
  return (
    <main id="conteudo" className="wrap section" tabIndex={-1}>
      <p>
        <ArrowLink back to={pathTo('devMail')} reloadDocument>
          {devMailCopy.back}
        </ArrowLink>
      </p>
      <h1 className="mt4">{letter.subject}</h1>
      <p className="muted mt3">
        {columns.to}: {letter.to} · {formatDateTime(letter.date)}
      </p>
      <MailFrame subject={letter.subject} html={letter.html} />
      <h2 className="mt6">{devMailCopy.plainText}</h2>
      <pre className="letter-text mt3">{letter.text}</pre>
    </main>
  )
}
