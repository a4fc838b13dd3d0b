import { brandImages } from './images.ts'
import { onwardCards } from './onward.ts'
import type { BrandPage } from './shapes.ts'

export const sustainabilityCopy: BrandPage = {
  meta: {
    title: 'Sustentabilidade',
    description:
      'Cera vegetal, recipientes que voltam, entrega sem plástico e a meta de carbono neutro até 2026: o que já fazemos e o que ainda falta.',
  },
  opening: {
    title: 'Sustentabilidade',
    emphasis: 'Sustentabilidade',
    lead: 'Uma vela é feita para acabar. O copo, a caixa e a cidade em volta, não. É deles que cuidamos aqui.',
    image: brandImages.blogCeraDeCoco,
  },
  quote: {
    text: 'Prefiro prometer pouco e mostrar a conta. O que ainda não conseguimos também está escrito nesta página.',
    author: 'Tomás Ferraz',
    about: 'cuida das caixas e das contas',
  },
  process: {
    title: 'Do coco à sua mesa',
    paragraphs: [
      'A cera vem de uma fruta da qual se aproveita tudo, da água à fibra. É vegetal, renovável e queima limpa, por até 45 horas num copo de 180 g. O que sobra no fundo do copo ainda perfuma uma gaveta.',
      'A caixa é de papel reciclado, o recheio é papel picado aqui mesmo e a fita é de algodão, para ser usada de novo. Não há plástico em nenhuma camada.',
      'Entregamos só na cidade de São Paulo e juntamos os pedidos do mesmo bairro na mesma viagem sempre que dá. Mandar longe seria vender mais. Por enquanto, preferimos a conta que fecha.',
    ],
    image: brandImages.blogPresente,
  },
  figures: {
    title: 'Em números, até agora',
    items: [
      { value: '100%', label: 'cera vegetal, sem parafina' },
      { value: '200+', label: 'recipientes que já voltaram ao ateliê' },
      { value: '0', label: 'plástico na caixa, no recheio e na fita' },
    ],
  },
  about: {
    title: 'O que ainda falta',
    paragraphs: [
      'A nossa meta é ser carbono neutro até 2026, da cera à entrega, e ainda não chegamos lá. Já medimos tudo: a maior parte da conta está no transporte da cera e nas motos. Estamos trocando parte das viagens por bicicleta, e o restante vamos compensar com reflorestamento na Mata Atlântica.',
      'A cera ainda viaja do Nordeste até aqui, e os vidros âmbar vêm de longe. Procuramos fornecedores mais próximos e não vamos fingir que já encontramos. Quando mudar, esta página muda.',
    ],
    images: [brandImages.processoCura, brandImages.eucaliptoAlecrim2],
  },
  band: {
    title: 'Devolva três, ganhe dez por cento',
    lead: 'Três recipientes vazios valem 10% de desconto na próxima compra. A conta fica no seu perfil, e o terceiro vira um cupom sozinho.',
    steps: [
      'Junte três recipientes nossos, de qualquer tamanho ou cor, limpos e sem trinca.',
      'Avise quantos são no carrinho ou no seu perfil. O motoboy recolhe na próxima entrega, ou você deixa no ateliê.',
      'Contamos os potes quando chegam. No terceiro, o cupom de 10% vai para o seu carrinho e para o seu e-mail.',
    ],
    action: { label: 'Avisar no meu perfil', to: 'profile' },
    image: brandImages.blogCopoVazio,
  },
  onward: { title: 'Continue a visita', cards: [onwardCards.ourStory, onwardCards.craftProcess] },
}
