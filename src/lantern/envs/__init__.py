"""The table for learning programs: Gymnasium, PettingZoo and OpenSpiel (docs/learning.md).

Importing this package makes `gymnasium.make("lantern/Freedom-v1")` known where Gymnasium is installed. The libraries
come with `pip install lantern-railroad[learn]`; nothing else in Lantern needs them.
"""

from importlib.util import find_spec

if find_spec("gymnasium"):
    from gymnasium.envs.registration import register, registry

    if "lantern/Freedom-v1" not in registry:
        register("lantern/Freedom-v1", entry_point="lantern.envs.gym:FreedomEnv")
