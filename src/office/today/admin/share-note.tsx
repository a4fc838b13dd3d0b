import { pathTo } from '#addresses.ts'
import { todayCopy } from '#office/today/admin-copy.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { Note } from '#ui/feedback/note.tsx'

const copy = todayCopy.share

/**
 * One-time reminder after sizes got their own stock; a stock count or the owner's confirmation dismisses
 * it.
 */
export function ShareNote({ noticeId }: { noticeId: string }) {
  return (
    <Note>
      <p>
        <b>{copy.title}</b> {copy.text}
      </p>
      <div className="cluster mt3">
        <LinkButton to={pathTo('adminStock')}>{copy.count}</LinkButton>
        <AdminForm
          action={pathTo('adminNotices')}
          intent="done"
          hidden={{ noticeId }}
          failed={copy.failed}
          press={copy.isRight}
          look={{ variant: 'ghost' }}
        />
      </div>
    </Note>
  )
}
