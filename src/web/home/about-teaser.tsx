import { pathTo } from '#addresses.ts'
import { homeCopy } from '#copy/brand/home.ts'
import { ArrowLink } from '#web/kit/elements/button.tsx'
import { ImagePair } from '#web/kit/elements/image-pair.tsx'

export function AboutTeaser() {
  const { about } = homeCopy
  return (
    <section className="section" aria-labelledby="sobre">
      <div className="wrap about">
        <div>
          <h2 id="sobre">{about.title}</h2>
          <div className="prose mt4">
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ArrowLink to={pathTo(about.link.to)} prefetch="intent" className="mt4">
            {about.link.label}
          </ArrowLink>
        </div>
        <ImagePair images={about.images} />
      </div>
    </section>
  )
}
