import { pathTo } from '#addresses.ts'
import { styleGuideCopy } from '#copy/admin/style-guide.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Note } from '#web/kit/feedback/note.tsx'
import { Skeleton, SkeletonGroup } from '#web/kit/feedback/skeleton.tsx'
import { Spinner } from '#web/kit/feedback/spinner.tsx'
import { Specimen } from './specimen.tsx'

export function Feedback() {
  const { feedback } = styleGuideCopy
  return (
    <Specimen title={feedback.title} note={feedback.note}>
      <div>
        <Note>{feedback.info}</Note>
        <Note tone="success">{feedback.success}</Note>
        <Note tone="danger">{feedback.danger}</Note>
      </div>
      <div className="card">
        <EmptyState
          heading="h3"
          title={feedback.emptyTitle}
          text={feedback.emptyText}
          action={<LinkButton to={pathTo('auth')}>{feedback.emptyAction}</LinkButton>}
        />
      </div>
      <SkeletonGroup>
        <Skeleton shape="title" width="70" />
        <Skeleton width="90" />
        <Skeleton width="35" />
        <Skeleton shape="button" />
        <Skeleton shape="block" />
      </SkeletonGroup>
      <div className="row">
        <Spinner />
        <Spinner large />
      </div>
    </Specimen>
  )
}
