import { pathTo } from '#addresses.ts'
import { quizInvitation as copy } from '#catalogue/search/copy/quiz-invitation.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'

export function QuizInvitation({ image }: { image: ImageInfo | null }) {
  return (
    <div className="wrap">
      <section className="quiz-invitation split" aria-labelledby="descobrir">
        <div>
          <h2 id="descobrir">{copy.title}</h2>
          <p className="lead">{copy.text}</p>
          <LinkButton to={pathTo('quiz')} prefetch="intent" variant="ghost">
            {copy.link}
          </LinkButton>
        </div>
        {image && (
          <figure className="settle">
            <Image image={image} sizes="(min-width: 62rem) 54vw, 100vw" />
          </figure>
        )}
      </section>
    </div>
  )
}
