import type { DemoPost } from './demo-post.ts'

/** The draft of the back office: begun, not yet published. */
export const aMesaPosta: DemoPost = {
  slug: 'a-mesa-posta',
  title: 'A mesa posta: perfume e comida sem briga',
  excerpt:
    'Que vela acender antes do jantar, qual apagar quando o prato chega e por que o café resolve quase tudo.',
  author: 'Júlia Amaral',
  image: 'blog-mesa-posta.webp',
  published: false,
  createdDaysAgo: 2,
  content: `Todo cozinheiro tem um pouco de medo de vela perfumada, e com razão. O cheiro do molho é metade do molho. Mas há um jeito de as duas coisas se encontrarem na mesma noite sem que uma atrapalhe a outra.

**Antes: abrir a casa**

Acenda uma hora antes de as pessoas chegarem, de preferência um cítrico ou uma erva. Limão-siciliano e manjericão limpam o que ficou do preparo e ainda combinam com o que vai ser servido.

**Durante: só a chama**

Quando o prato chega à mesa, apague as velas perfumadas e deixe as neutras. O nariz agradece, e a luz continua a mesma.

**Depois: trocar de assunto**

Com a louça na pia, é a vez de café, cacau, mel ou figo. Eles conversam com a sobremesa e avisam, sem ninguém dizer, que a noite ainda vai longe.

- entrada com queijo: Mel & Figo
- massa ou peixe: Limão-siciliano & Manjericão, apagada antes de servir
- sobremesa de chocolate: Café & Cacau`,
}
