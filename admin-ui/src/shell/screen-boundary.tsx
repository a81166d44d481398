import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BrokenScreen } from '../components/broken-screen';

/** When the code of a screen fails, the menu stays; the next screen starts afresh. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary key={pathname.split('/')[1]}>{children}</Boundary>;
}

class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? <BrokenScreen error={error} /> : this.props.children;
  }
}
