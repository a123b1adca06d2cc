import type { ComponentProps } from 'react';

type PlaySectionProps = ComponentProps<'section'> & { title: string };

export function PlaySection({ title, children, ...section }: PlaySectionProps) {
  return (
    <section className="play-section" {...section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
