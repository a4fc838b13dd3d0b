import type { DemoPost } from './demo-post.ts'

export const perfumeDePresente: DemoPost = {
  slug: 'perfume-de-presente',
  title: 'Como dar perfume de presente sem errar',
  excerpt:
    'Cinco perguntas que fazemos a quem chega ao ateliê sem saber o que levar, e o que escrever no cartão.',
  author: 'Tomás Ferraz',
  image: 'blog-presente.webp',
  published: true,
  createdDaysAgo: 121,
  content: `Dar perfume é dar um palpite sobre a vida de outra pessoa. Por isso tanta gente desiste e leva uma caneca. Faço as caixas do ateliê há dois anos, leio os cartões antes de fechar e já vi muito acerto improvável. O que segue é o que aprendi ouvindo quem compra.

A vela tem uma vantagem sobre o frasco: não vai na pele. Ninguém precisa usar para ir trabalhar. Fica na casa, espera a hora certa e, se não for amor à primeira vista, dá tempo de mudar de ideia.

**Cinco perguntas antes de escolher**

Quando alguém chega perdido, pergunto sempre na mesma ordem.

- como é a casa dela, clara ou cheia de coisas?
- ela cozinha ou pede comida?
- qual sobremesa escolheria num restaurante?
- tem bicho ou criança pequena?
- vai acender na mesma noite ou guardar para uma ocasião?

Casa clara e pouca coisa pedem perfumes limpos: chá branco, lavanda, flor de laranjeira. Casa cheia, de livros e tapetes, aguenta madeira e especiaria. Quem cozinha gosta de verde e cítrico. Quem escolhe fruta na sobremesa costuma gostar de figo; quem escolhe chocolate, de café e cacau; quem diz que não come doce quase sempre se rende à baunilha, desde que ninguém avise.

Com gato em casa, evito eucalipto. Com criança, escolho o copo de cerâmica, que não quebra à toa, e lembro a pessoa de acender no alto.

**Se você não sabe nada sobre ela**

Acontece: amigo secreto, chefe nova, vizinha que regou as plantas. Nesse caso fique no meio do mapa. Intensidade média, nada de flor forte nem de incenso. Mel & Figo e Baunilha & Coco raramente voltam. Capim-limão é a escolha de quem quer parecer discreto e acaba sendo lembrado.

[vela: mel-figo]

E prefira o tamanho de 180 gramas. O pequeno pode parecer lembrancinha; o grande, compromisso.

**Presentes de ocasião**

Para casa nova, Eucalipto & Alecrim: tira o cheiro de tinta e dá a sensação de faxina feita.

Para quem teve bebê, uma vela sutil, que não atrapalhe o cheiro do bebê, que é o melhor de todos. Chá Branco, e um recado dizendo que pode esperar.

Para luto, cuidado. Nada de jasmim nem de flores brancas, que lembram velório. Cedro & Vetiver tem sido uma companhia boa e quieta.

Para pedir desculpas, Canela & Laranja. Não sei explicar, mas a taxa de sucesso é alta.

[vela: canela-laranja]

**O embrulho**

Nossas caixas já saem prontas para presente: papel-cartão claro, fita de algodão e palha de papel picado. Não vai nota nem preço dentro. O motoboy entrega direto no endereço da pessoa, e nós avisamos você quando ele sai.

Se quiser um cartão, abra “É presente” no carrinho e escreva o texto ali. Nós imprimimos palavra por palavra e pomos na caixa. Já copiamos à mão, com caneta-tinteiro, até alguém nos perguntar de quem era aquela letra. Era a minha.

**O que escrever**

Menos do que você imagina. Os cartões que mais nos comovem têm uma linha e um detalhe que só os dois entendem. Guardei alguns de memória, sem os nomes:

- para quando a luz acabar de novo
- acenda quando eu disser que já estou chegando
- não é o mesmo cheiro da sua avó, mas tentei
- desculpe o barulho de sábado, do 72

Repare que nenhum diz felicidades. Nenhum precisava.

**Por fim**

Se errar, não é grave. Uma vela fechada pode ser trocada por outra, basta escrever para nós. E uma vela que não agradou na sala às vezes encontra o seu lugar no lavabo. Presentes, como perfumes, também levam um tempo para assentar.`,
}
