import { storyCopy } from '#copy/product/product-story.ts'
import { Icon } from '#web/kit/elements/icon.tsx'

interface AboutSectionProps {
  name: string
  description: string
  features: readonly string[]
}

/** The owner's own words. An empty line begins a paragraph. */
export function AboutSection({ name, description, features }: AboutSectionProps) {
  const paragraphs = description
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean)
  if (paragraphs.length === 0 && features.length === 0) return null
  return (
    <section className="section" aria-labelledby="sobre-a-vela">
      <div className="wrap two two--story">
        <div>
          <h2 id="sobre-a-vela">{storyCopy.about(name)}</h2>
          <div className="prose story mt5">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        {features.length > 0 && (
          <div>
            <h3>{storyCopy.features}</h3>
            <ul className="features mt4">
              {features.map((feature) => (
                <li key={feature}>
                  <Icon name="check" size="s" />
                  {feature}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}
