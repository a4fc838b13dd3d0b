import { pathTo } from '#addresses.ts'
import { quizInvitation as copy } from '#copy/quiz-invitation.ts'
import { LinkButton } from '#web/kit/button.tsx'

/** A quiet way into the quiz, for who cannot decide. */
export function QuizInvitation() {
  return (
    <section className="quiz-invitation" aria-labelledby="descobrir">
      <div>
        <h2 id="descobrir">{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
      <LinkButton to={pathTo('quiz')} prefetch="intent" variant="ghost">
        {copy.link}
      </LinkButton>
    </section>
  )
}
