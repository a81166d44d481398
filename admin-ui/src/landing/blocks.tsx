import CirclePlay from 'lucide-react/icons/circle-play';
import Factory from 'lucide-react/icons/factory';
import Package from 'lucide-react/icons/package';
import Waypoints from 'lucide-react/icons/waypoints';
import { Icon } from '../components/icon';
import { useT } from '../i18n/use-t';
import styles from './landing.module.css';

const blocks = [
  ['suppliers', Package],
  ['producers', Factory],
  ['network', Waypoints],
  ['start', CirclePlay],
] as const;

/** For suppliers, for producers, partner network, easy start. */
export function Blocks() {
  const t = useT();
  return (
    <div className={styles['blocks']}>
      {blocks.map(([key, icon]) => (
        <section key={key}>
          <Icon of={icon} size={24} />
          <h2>{t(`landing.blocks.${key}.title`)}</h2>
          <p>{t(`landing.blocks.${key}.text`)}</p>
        </section>
      ))}
    </div>
  );
}
