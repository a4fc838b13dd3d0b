import { brandImages } from './images.ts'
import type { OnwardCard } from './shapes.ts'

/** How each brand page is announced on the other two. */
export const onwardCards = {
  ourStory: {
    title: 'Nossa História',
    text: 'Uma panela emprestada, doze velas de presente e o que veio depois.',
    to: 'ourStory',
    image: brandImages.processoAtelie,
  },
  craftProcess: {
    title: 'Processo Artesanal',
    text: 'Da panela ao rótulo, em cinco passos e 48 horas.',
    to: 'craftProcess',
    image: brandImages.processoVertendoCera,
  },
  sustainability: {
    title: 'Sustentabilidade',
    text: 'O que volta, o que compensamos e o que ainda falta.',
    to: 'sustainability',
    image: brandImages.blogCopoVazio,
  },
} as const satisfies Record<string, OnwardCard>
