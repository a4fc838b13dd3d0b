import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { todayCopy } from '#office/today/admin-copy.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

const copy = todayCopy.share

/**
 * One-time reminder after sizes got their own stock; a stock count or the owner's confirmation dismisses
 * it.
 */
export function ShareNote({ noticeId }: { noticeId: string }) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, copy.failed)
  return (
    <Note>
      <p>
        <b>{copy.title}</b> {copy.text}
      </p>
      <div className="cluster share__act">
        <LinkButton to={pathTo('adminStock')}>{copy.count}</LinkButton>
        <fetcher.Form method="post" action={pathTo('adminNotices')}>
          <input type="hidden" name="intent" value="done" />
          <input type="hidden" name="noticeId" value={noticeId} />
          <Button type="submit" variant="ghost" busy={fetcher.state !== 'idle'}>
            {copy.isRight}
          </Button>
        </fetcher.Form>
      </div>
    </Note>
  )
}
